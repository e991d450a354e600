/** Readers for what content has and no setting: times and links. Apart, since guard.ts loads with every element. */
import { address, text } from './guard'

/** Milliseconds since 1970 of an ISO time; null for anything else. */
export const time = (value: unknown): number | null => Date.parse(text(value)) || null

/** An address that is absolute already, for external links; null for anything else. */
export const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? address(value, document.baseURI) : null
