import type { WireNotification } from '../../../src/wire/notification'

/** Names that a sentence needs. */
export interface Names {
  /** Who did it: `Ada`, `Ada and Leo`, `Ada and 12 others`. */
  who: string
  /** Whether `who` is more than one. */
  isMany: boolean
  /** The community or the loop. */
  place: string
  /** How many times. */
  times: number
}

/** What messages say, in one language. */
export interface Words {
  language: string
  sentences: Record<WireNotification['kind'], (names: Names) => string>
  who(first: string, second: string | undefined, others: number): string
  /** In place of a name. */
  somebody: string
  digest: {
    subject(count: number, brand: string): string
    more(count: number): string
    all: string
    /** Why the mail came, above the link that stops it. */
    why(brand: string): string
    stop: string
  }
  stopPage: {
    title: string
    lead(brand: string): string
    stop: string
    keep: string
    doneTitle: string
    doneLead: string
    resume: string
    resumedTitle: string
    resumedLead: string
    toSite: string
    overTitle: string
    overLead: string
  }
}
