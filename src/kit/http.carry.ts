/** What came back, whatever the status. A page may have replaced `fetch`, so nothing is sure to be there. */
export interface Carried {
  status: number
  headers: Headers
  body: string | Blob | undefined
}

/** Carries one call to the server; rejects when there is no answer. */
export type Carry = (address: string, init: RequestInit, as: 'text' | 'blob') => Promise<Carried>

export const readText = async (answer: Response | Promise<Response>): Promise<Carried> => {
  const response = await answer
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Without a library, for the first view. */
export const carryPlainly =
  (fetch: typeof globalThis.fetch): Carry =>
  async (address, init, as) => {
    if (as === 'text') return readText(fetch(address, init))
    const response = await fetch(address, init)
    return { status: response.status, headers: response.headers, body: await response.blob() }
  }
