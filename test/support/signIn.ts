import { expect } from '@open-wc/testing'
import type { User } from '../../src/session/session'
import { codeFor } from './mailbox'

/** Signs in with the runner's server: by codes of its mailbox. Loads the client when it is first used, see fakeApi.ts. */
const session = async () => ({
  ...(await import('../../src/session/code.actions')),
  ...(await import('../../src/session/session.actions')),
  ...(await import('../../src/session/session')),
})

let count = 0

/** An address without an account. */
export const newEmail = () => {
  count += 1
  return `viewer-${count}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** Any other code. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

/**
 * Signs in at an element's site, by default as a new viewer. All test files share the runner's server, which sends only
 * one code at a time to an address, so a fixed address belongs to one test.
 */
export const signIn = async (element: Element, address: string = newEmail()): Promise<User> => {
  const { sendCode, consumeCode } = await session()
  const to = address.startsWith('+') ? { phone: address } : { email: address }
  const sent = await sendCode(element, to)
  if (sent.status !== 'sent') return expect.fail(`not sent: ${sent.code}`)
  const result = await consumeCode(element, to, { ...sent.session, digits: await codeFor(address) })
  return result.status === 'verified' ? result.user : expect.fail(`not verified: ${result.code}`)
}

/** Who is signed in at an element's site. */
export const viewerOf = async (element: Element): Promise<User | null> => {
  const now = (await session()).sessionOf(element)
  return now.status === 'signed-in' ? now.user : null
}

/** The viewer's account, as the server knows it. */
export const accountOf = async (element: Element): Promise<Record<string, unknown>> => {
  const { httpFor } = await import('../../src/kit/http')
  const { resolveSettings } = await import('../../src/kit/settings')
  const answer = await httpFor(resolveSettings(element)).get('/api/v3/users/me', {
    query: { new: crypto.randomUUID() },
  })
  return answer.data as Record<string, unknown>
}

export const signOut = async (element: Element) => (await session()).signOut(element)

/** Signs in as a new viewer who has done what a viewer is asked for before others see what they do. */
export const signInOnboarded = async (element: Element): Promise<User> => {
  const user = await signIn(element)
  const [{ httpFor }, { resolveSettings }, { acceptGuidelines }, { saveTopics }, { updateProfile }] = await Promise.all(
    [
      import('../../src/kit/http'),
      import('../../src/kit/settings'),
      import('../../src/onboarding/guidelines/guidelines.actions'),
      import('../../src/onboarding/interests/interests.actions'),
      import('../../src/profile/profile.actions'),
    ],
  )
  const { data } = await httpFor(resolveSettings(element)).get<{ topics: { topic_id: string }[] }[]>(
    '/api/v3/category/list',
  )
  const topics = data.flatMap((category) => category.topics.map(({ topic_id }) => topic_id))
  await acceptGuidelines(element)
  await saveTopics(element, user.id, topics.slice(0, 5))
  await updateProfile(element, { nickname: `w.${crypto.randomUUID().slice(0, 8)}` })
  return (await viewerOf(element)) ?? expect.fail('nobody is signed in')
}
