import { createContext } from 'react'

/**
 * Whether what stands between the app's tags shows for the page until the page has something to show: of its first page,
 * for which a server may have written it.
 */
export const FallbackContext = createContext(false)
