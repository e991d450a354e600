import type { Messenger } from './messenger'

/** Hands text messages to a gateway: POST `{ to, text }` as JSON; any 2xx means that it took the message over. */
export const smsGateway =
  (url: string): NonNullable<Messenger['text']> =>
  async (to, text) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(8000),
    })
    if (!ok) throw new Error(`the gateway for text messages answered ${status}`)
  }
