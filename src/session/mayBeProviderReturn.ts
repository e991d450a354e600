/** Whether the page's address may be that of a return from a provider: then it is worth loading what reads it. */
export const mayBeProviderReturn = () => /[?&]provider=/.test(location.search)
