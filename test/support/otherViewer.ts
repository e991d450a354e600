import { codeFor } from './mailbox'
import { newEmail } from './signIn'

/** Somebody else, in another browser: signed in with the runner's server by calls alone. */
export interface OtherViewer {
  /** Sends JSON; the data of the answer. */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Record<string, unknown>>
  /** Writes a comment. @returns its id */
  write(videoId: string, text: string, threadId?: string | null): Promise<string>
}

const call = async (method: string, path: string, body: object | undefined, bearer?: string) => {
  const headers = {
    ...{ 'content-type': 'application/json', 'x-brand-id': '1' },
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  }
  const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { code, message, data } = await answer.json()
  if (code !== 200) throw new Error(`${path}: ${message}`)
  return { data: (data ?? {}) as Record<string, unknown>, headers: answer.headers }
}

export const otherViewer = async (): Promise<OtherViewer> => {
  const email = newEmail()
  const device = { encrypted_device_id: crypto.randomUUID(), is_update_flow: false }
  const sent = await call('POST', '/api/v4/auth/signinup/code', { email, ...device })
  const code = { userInputCode: await codeFor(email), login_source: 'web', device_type: 3, email }
  const { headers } = await call('POST', '/api/v4/auth/signinup/code/consume', { ...sent.data, ...code })
  const bearer = headers.get('gn-access-token') ?? ''
  const send: OtherViewer['send'] = async (method, path, body) => (await call(method, path, body, bearer)).data
  return {
    send,
    write: async (video_id, text, parent_id = null) => {
      const body = { video_id, parent_id, text, facets: [], client_id: crypto.randomUUID() }
      return String((await send('POST', '/api/v3/comment/create', body)).comment_id)
    },
  }
}
