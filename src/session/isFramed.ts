/** Whether the page is in a frame, which has no storage of its own page and no way to a provider and back. */
export const isFramed = () => window !== window.top
