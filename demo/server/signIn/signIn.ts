import { codes } from '../../../src/wire/codes'
import type { WireAccount } from '../../../src/wire/user'
import type { Accounts } from '../account/accounts'
import type { ContactChanges } from '../account/contactChanges'
import type { Brand } from '../brand/brands'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import type { JobQueue } from '../jobs/queue'
import type { Contact } from '../messaging/contact'
import { deliver, type Messenger } from '../messaging/messenger'
import { notifySecurity } from '../notification/security'
import { Refusal, waitable } from '../refusal'
import type { Sessions, Tokens, Viewer } from '../session/sessions'
import { requireVerified } from '../session/verification'
import { limits, type TooSoon } from './codeLimits'
import type { CodeBook, CodeRequest, CodeSession, Guess, Judgement } from './codes'
import { changeMessage, codeMessage } from './messages'
import type { NewDevices } from './newDevices'

interface Deps {
  db: Database
  now: Now
  codeBook: CodeBook
  accounts: Accounts
  contactChanges: Pick<ContactChanges, 'keep'>
  sessions: Pick<Sessions, 'start'>
  newDevices: Pick<NewDevices, 'notify'>
  messenger: Messenger
  jobs: JobQueue
}

/** Where an account was reached: by mail if it can be, which costs nobody anything. */
const formerContact = (email: string | null, phone: string | null, { text }: Messenger): Contact | null => {
  if (email) return { kind: 'email', address: email }
  return phone && text ? { kind: 'phone', address: phone } : null
}

export interface SendRequest extends Pick<CodeRequest, 'contact' | 'browser' | 'networks'> {
  viewer: Viewer | null
  /** Whether the viewer wants the address instead of their own. */
  isUpdate: boolean
  /** What the browser accepts, for whom no language is known; null for none. */
  language: string | null
}

export interface SignInGuess extends Omit<Guess, 'userId' | 'sessionId'> {
  /** The browser's User-Agent. */
  agent: string
}

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

const tooSoon = ({ why, retryTime }: TooSoon): Refusal => {
  const when = inMinutes(retryTime)
  switch (why) {
    case 'wait':
      return waitable(codes.tooMany, 'A code was sent just now. Please wait before you ask for another one.', retryTime)
    case 'network':
      return waitable(codes.tooMany, `Too many codes were asked for. Please try again in ${when}.`, retryTime)
    case 'sends':
      return waitable(
        codes.codeRefused,
        `Too many codes were sent to this address. Please try again in ${when}.`,
        retryTime,
      )
    case 'failures':
      return waitable(codes.codeRefused, `Too many wrong codes were tried. Please try again in ${when}.`, retryTime)
  }
}

const refuse = (judgement: Exclude<Judgement, { is: 'right' }>): Refusal => {
  switch (judgement.is) {
    case 'wrong': {
      const { triesLeft } = judgement
      return new Refusal(codes.codeWrong, 'This code is wrong', { data: { triesLeft } })
    }
    case 'expired':
      return new Refusal(codes.codeExpired, 'This code is not valid any more. Please ask for a new one.')
    case 'spent':
      return judgement.retryTime
        ? waitable(
            codes.codeTriesSpent,
            `Too many wrong codes were tried. Please try again in ${inMinutes(judgement.retryTime)}.`,
            judgement.retryTime,
          )
        : new Refusal(codes.codeTriesSpent, 'Too many wrong codes were tried. Please ask for a new one.')
  }
}

/** Signing in with a code, and changing an address with one. */
export const signIn = ({
  db,
  now,
  codeBook,
  accounts,
  contactChanges,
  sessions,
  newDevices,
  messenger,
  jobs,
}: Deps) => {
  const prove = async (guess: Guess) => {
    const judgement = await codeBook.judge(guess)
    if (judgement.is !== 'right') throw refuse(judgement)
    return judgement
  }

  return {
    /**
     * Sends a code. Whether anybody has the address makes no difference.
     * @throws Refusal 5251 for a new address without a fresh proof, 429 or 5205 when it is too soon, 5262 when it could not be sent, 5263 when text messages go nowhere
     */
    async sendCode(brand: Brand, { viewer, isUpdate, language, ...request }: SendRequest): Promise<CodeSession> {
      const { contact } = request
      if (contact.kind === 'phone' && !messenger.text) {
        throw new Refusal(codes.phoneRefused, 'No code can be sent to this phone number')
      }
      if (isUpdate && viewer) await requireVerified(db, viewer, now())
      const isOwn = viewer !== null && !isUpdate && (await accounts.has(viewer.userId, contact))
      const seconds = isOwn ? limits.ownSeconds : limits.seconds
      const { userId = null, sessionId = null } = (isUpdate && viewer) || {}
      const issued = await codeBook.issue({ ...request, brandId: brand.brand_id, userId, sessionId, seconds })
      if ('refused' in issued) throw tooSoon(issued.refused)
      const known = await (viewer
        ? accounts.mailReader(viewer.userId).then((it) => it?.language)
        : accounts.languageOf(brand.brand_id, contact))
      const words = { code: issued.code, minutes: seconds / 60, language: known ?? language }
      // Sent in the call and not as a job: somebody waits for the code, and is told when nobody took the message over.
      try {
        await deliver(messenger, contact, codeMessage(brand, words))
      } catch {
        await codeBook.withdraw(issued.id)
        throw new Refusal(
          codes.codeNotSent,
          'The code could not be sent. Please check the address, or use another one.',
        )
      }
      return issued.session
    },

    /** @throws Refusal 5301, 5302, 5303 */
    async consume({ agent, ...guess }: SignInGuess): Promise<{ account: WireAccount; tokens: Tokens }> {
      const { contact, device } = await prove({ ...guess, userId: null, sessionId: null })
      const userId = await accounts.enter(guess.brandId, contact)
      const tokens = await sessions.start(userId, { isVerified: true, device, agent, onNewDevice: newDevices.notify })
      return { account: await accounts.read(userId), tokens }
    },

    /**
     * @param undoPage the address of the page that takes the change back, for a token
     * @throws Refusal 5301, 5302, 5303, 5304
     */
    async changeContact(
      brand: Brand,
      viewer: Viewer,
      guess: Omit<Guess, keyof Viewer>,
      undoPage: (token: string) => string,
    ): Promise<void> {
      const { contact } = await prove({ ...guess, ...viewer })
      const reader = await accounts.mailReader(viewer.userId)
      await accounts.changeContact(viewer, contact, async (tx, { email, phone }) => {
        if (email === contact.address || phone === contact.address) return
        await notifySecurity(tx, viewer.userId, 'contact_changed', now())
        // The former address gets a message, so that nobody takes an account over unnoticed.
        const former = formerContact(email, phone, messenger)
        if (!former) return
        const undo = undoPage(await contactChanges.keep(tx, viewer.userId, { email, phone }))
        const message = changeMessage(brand, { kind: contact.kind, undo, language: reader?.language ?? null })
        await jobs.add(tx, 'sendMessage', { contact: former, message })
      })
      jobs.wake()
    },
  }
}
