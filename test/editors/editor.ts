/** Takes what an author pastes, and gives what the page shows of it to its readers. */
export type Editor = (pasted: string) => string | Promise<string>

/** A place on the page for an editor that needs one. */
export const box = (): HTMLElement => document.body.appendChild(document.createElement('div'))

/** The nodes of some markup, as an editor's parser reads them. */
export const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
