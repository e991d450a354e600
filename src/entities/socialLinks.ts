import { record, text } from '../kit/guard'
import { webAddress } from '../kit/guard.content'
import { pathSegment } from '../kit/routes'

/** A link to a user's or brand's page elsewhere on the web. */
export interface SocialLink {
  network: 'web' | 'x' | 'instagram' | 'linkedin' | 'reddit' | 'tiktok' | 'youtube'
  /** A URL with http or https. */
  href: string
}

/** Network → its name on the wire, in the order in which profiles show them. */
const socialNames = {
  web: 'social_web_url',
  instagram: 'insta',
  youtube: 'youtube',
  tiktok: 'tiktok',
  x: 'twitter',
  linkedin: 'linkedin',
  reddit: 'reddit_id',
} as const satisfies Record<SocialLink['network'], string>

const encoded = (id: string) => id.split('/').map(pathSegment).join('/').replaceAll('%40', '@')

/** The URL of an account: the network's URL and the id, or the id alone where it is a complete URL. */
const combined = (url: string, id: string): string | null => {
  if (webAddress(id)) return webAddress(id)
  if (!id) return webAddress(url)
  const name = url.endsWith('@') ? id.replace(/^@/, '') : id
  const between = /[/@=]$/.test(url) ? '' : '/'
  return webAddress(url && url + between + encoded(name.replace(/^\//, '')))
}

/** Reads the `social` of a profile: one link for each network with a valid URL. */
export const toSocialLinks = (wire: unknown): readonly SocialLink[] => {
  const social = record(wire)
  return Object.entries(socialNames).flatMap(([network, name]) => {
    const { url, id } = record(social[name])
    const href = combined(text(url).trim(), text(id).trim())
    return href ? [{ network: network as SocialLink['network'], href }] : []
  })
}
