/** How many are unread, as it shows at a bell: '' for none, '99+' above 99. */
export const unreadText = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '')
