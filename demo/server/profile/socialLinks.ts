import type { WireSocialLinks } from '../../../src/wire/social'

/** Names at networks, and addresses where a network has no names. */
export type SocialNames = { readonly [network in keyof WireSocialLinks]?: string | null | undefined }

/** An account's address is its network's, followed by its name there. */
const networks = {
  twitter: 'https://x.com/',
  insta: 'https://www.instagram.com/',
  reddit_id: 'https://www.reddit.com/user/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
} as const

const named = (network: keyof typeof networks, { [network]: id }: SocialNames) =>
  id ? { url: networks[network], id } : null

const addressed = (url: string | null | undefined) => (url ? { url, id: null } : null)

/** The links of the wire. LinkedIn's is kept as an address, since people and companies have different ones. */
export const socialLinks = (names: SocialNames): WireSocialLinks => ({
  social_web_url: addressed(names.social_web_url),
  twitter: named('twitter', names),
  insta: named('insta', names),
  linkedin: addressed(names.linkedin),
  reddit_id: named('reddit_id', names),
  tiktok: named('tiktok', names),
  youtube: named('youtube', names),
})
