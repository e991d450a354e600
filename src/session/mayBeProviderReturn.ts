/** Whether the page's address is that of a return from a provider: then it is worth loading what reads it. */
export const mayBeProviderReturn = () => /[#&]state=geuin-/.test(location.hash)
