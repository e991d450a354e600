/** A pattern for SQL's `like`: what begins with a text, whatever the case; the column is to be in lower case. */
export const startsWith = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
