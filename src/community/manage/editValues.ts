import { boolean, object, string } from 'yup'
import type { Community } from '../../entities/community'
import { bySchema } from '../../kit/formSchema'
import { record, text } from '../../kit/guard'
import { fieldLimits } from '../../wire/fieldLimits'
import { handle, imageUrl, linkedinUrl, placeDescription, placeName } from '../../wire/fields'
import { countGraphemes } from '../../wire/graphemes'
import type { CommunityEdit } from './manage.actions'

/** Names of the networks on the wire, in the order of the form. */
const networks = ['social_web_url', 'insta', 'youtube', 'tiktok', 'twitter', 'linkedin', 'reddit_id'] as const
export type Network = (typeof networks)[number]

/** What the form of a community holds; a network's account is '' for none. */
export interface EditValues extends Record<Network, string> {
  name: string
  description: string
  /** Each with a line end, see {@link toRules}. */
  rules: string
  isClosed: boolean
  /** Addresses; '' for none. */
  picture: string
  banner: string
}

export const fromRules = (rules: readonly string[]): string => rules.map((rule) => `${rule}\n`).join('')
export const toRules = (text: string): readonly string[] => text.split('\n').slice(0, -1)

/** The rules that are not empty. */
const kept = (text: string) => toRules(text).flatMap((rule) => rule.trim() || [])

/** The account, as the wire says it: a name at the network, or an address. */
const accountOf = (social: unknown, network: Network): string => {
  const { url, id } = record(record(social)[network])
  return text(id) || (network === 'social_web_url' || network === 'linkedin' ? text(url) : '')
}

export const valuesOf = ({ name, description, rules, isClosed, image, banner, social }: Community): EditValues => ({
  ...{ name, description, rules: fromRules(rules), isClosed, picture: image ?? '', banner: banner ?? '' },
  ...(Object.fromEntries(networks.map((it) => [it, accountOf(social, it)])) as Record<Network, string>),
})

const isRule = (rule: string) => countGraphemes(rule) <= fieldLimits.rule

export const validateCommunity = bySchema(
  object({
    name: placeName().required(),
    description: placeDescription().defined(),
    rules: string()
      .defined()
      .test('max', (it) => kept(it).every(isRule)),
    isClosed: boolean().required(),
    picture: string().defined(),
    banner: string().defined(),
    social_web_url: imageUrl().defined(),
    insta: handle().defined(),
    youtube: handle().defined(),
    tiktok: handle().defined(),
    twitter: handle().defined(),
    linkedin: linkedinUrl().defined(),
    reddit_id: handle().defined(),
  }),
)

/** What differs from before, as the wire has it. */
export const changesFrom = (before: EditValues, now: EditValues): CommunityEdit => {
  const rules = kept(now.rules)
  const social = networks.filter((network) => now[network] !== before[network])
  return {
    ...(now.name !== before.name && { name: now.name }),
    ...(now.description !== before.description && { description: now.description }),
    ...(fromRules(rules) !== before.rules && { rules }),
    ...(now.isClosed !== before.isClosed && { is_closed: now.isClosed }),
    ...(now.picture !== before.picture && { image_url: now.picture || null }),
    ...(now.banner !== before.banner && { banner_url: now.banner || null }),
    ...(social.length > 0 && { social: Object.fromEntries(social.map((network) => [network, now[network] || null])) }),
  }
}
