import type { NotificationKind } from '../../../src/wire/notificationKinds'

/** A text with a number `{count}`: one for all numbers, or one for each plural rule of the language. */
export type Counted = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string })

/** What the server writes to people in one language. Names in braces are filled in, see `fill.ts`. */
export interface Words {
  /** BCP 47. */
  language: string
  /** What a sentence of `sentences` ends with where another one follows. */
  sentenceEnd: string
  /** `{code}`, `{brand}`; minutes. */
  code: { subject: string; life: Counted; warning: string }
  /** To a former address, or to the account's other one. `{brand}`; `{link}` takes the change back, days. */
  change: Record<'email' | 'phone', { subject: string; text: string }> & { advice: Counted }
  /** Of a sign-in on a new device. `{brand}`; `{link}` to the devices. */
  signIn: { subject: string; text: string; advice: string }
  /** `{brand}`, and `{link}` to the app. */
  download: { subject: string; text: string; advice: string }
  /** `{brand}`, and `{link}` to the copy of somebody's data; days. */
  export: { subject: string; text: Counted; advice: string }
  /** Who did something: `{first}`, `{second}`, or so many others. */
  who: { somebody: string; two: string; more: Counted }
  /** `{who}`, as many as `{count}`; `{place}` is a community or a loop. Of `new_video`, `{count}` is how many. */
  sentences: Record<NotificationKind, Counted>
  /** The mail of what is unread; `why` stands above the link that stops it. `{brand}`. */
  digest: { subject: Counted; more: Counted; all: string; why: string; stop: string }
  /** Of pages that a link in a mail opens. */
  toSite: string
  overTitle: string
  /** Stops the digest. `{brand}`. */
  stopPage: Record<
    | 'title'
    | 'lead'
    | 'stop'
    | 'keep'
    | 'doneTitle'
    | 'doneLead'
    | 'resume'
    | 'resumedTitle'
    | 'resumedLead'
    | 'overTitle'
    | 'overLead',
    string
  >
  /** Takes a changed address back: `{address}` is `{name}`'s again. */
  undoPage: Record<'title' | 'lead' | 'undo' | 'keep' | 'doneTitle' | 'doneLead' | 'signIn' | 'overLead', string>
  /** Downloads the copy of `{name}`'s data. */
  exportPage: Record<'title' | 'lead' | 'download' | 'overLead', string>
  /** A short link's ways on. `{brand}`. */
  linkPage: Record<'appStore' | 'googlePlay' | 'toBrand' | 'browser', string>
  /** Ends a sign-in that had a window of its own. */
  backPage: Record<'title' | 'lead', string>
  /** In place of a sign-in that came back too late. */
  latePage: Record<'title' | 'lead', string>
}
