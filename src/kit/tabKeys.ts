// Apart from what writes them, since a session ends without any form or modal having been opened.
const names = ['Drafts', 'Modal page', 'Modal inline', 'Code sign-in', 'Code update'] as const

/** Where a tab keeps, beside the session, what a viewer of a site typed or is in the middle of. */
export const tabKey = (name: (typeof names)[number], site: string) => `geuin${name} ${site}`

/** All of these places: what is there goes when the viewer does. */
export const tabKeys = (site: string): string[] => names.map((name) => tabKey(name, site))
