import { codes } from '../../../src/wire/codes'
import { findLinks } from '../../../src/wire/textParts'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'

/** What a brand takes in texts of its people. */
export interface TextPolicy {
  blocked_words: readonly string[]
  /** Links to anywhere, to `link_hosts` and what is below them, or none. */
  link_policy: 'all' | 'listed' | 'none'
  link_hosts: readonly string[]
}

/** Without case, accents and what does not show, so that a word can't hide behind them. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

/** Scripts that put spaces between words; in others a word may stand anywhere. */
const spaced = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s]+$/u

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const holds = (text: string, word: string): boolean => {
  const wanted = folded(word).trim()
  if (!wanted) return false
  if (!spaced.test(wanted)) return text.includes(wanted)
  const pattern = wanted.split(/\s+/).map(escaped).join('[^\\p{L}\\p{N}]+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

const isUnder = (url: string, hosts: readonly string[]) => {
  const { hostname } = new URL(url)
  return hosts.some((host) => hostname === host.toLowerCase() || hostname.endsWith(`.${host.toLowerCase()}`))
}

/** Why a brand does not take a text; null when it does. */
export const objectionTo = (text: string, policy: TextPolicy): string | null => {
  const plain = folded(text)
  const word = policy.blocked_words.find((it) => holds(plain, it))
  if (word !== undefined) return `Please write it without “${word}”`
  const links = findLinks(text)
  if (policy.link_policy === 'none' && links.length > 0) return 'Please write it without a link'
  if (policy.link_policy !== 'listed') return null
  const foreign = links.find(({ url }) => !isUnder(url, policy.link_hosts))
  return foreign ? `Please write it without the link to ${new URL(foreign.url).hostname}` : null
}

/** @throws Refusal 5361 for a text that the brand does not take */
export const requireAcceptable = async (db: Queryable, brandId: string, text: string): Promise<void> => {
  const [policy] = await db.query<TextPolicy>(
    sql`select blocked_words, link_policy, link_hosts from brands where id = ${brandId}`,
  )
  const objection = policy && objectionTo(text, policy)
  if (objection) throw new Refusal(codes.textRefused, objection)
}
