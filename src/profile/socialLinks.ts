import { record, text, webAddress } from '../kit/guard'

/** A person's or a brand's own place somewhere else on the web. */
export interface SocialLink {
  network: 'web' | 'x' | 'instagram' | 'linkedin' | 'reddit' | 'tiktok' | 'youtube'
  /** An address with http or https. */
  href: string
}

/** Network → its name on the wire, in the order in which profiles show them. */
const wireNames = {
  web: 'social_web_url',
  instagram: 'insta',
  youtube: 'youtube',
  tiktok: 'tiktok',
  x: 'twitter',
  linkedin: 'linkedin',
  reddit: 'reddit_id',
} as const satisfies Record<SocialLink['network'], string>

const encoded = (id: string) => id.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@')

/** The network's address and the id there, as one; an id that is a whole address stands for itself. */
const combined = (url: string, id: string): string | null => {
  if (webAddress(id)) return webAddress(id)
  if (!id) return webAddress(url)
  const bare = url.endsWith('@') ? id.replace(/^@/, '') : id
  const between = /[/@=]$/.test(url) ? '' : '/'
  return webAddress(url && url + between + encoded(bare.replace(/^\//, '')))
}

/** Reads the `social` of a profile: one link for each network that leads somewhere. */
export const toSocialLinks = (wire: unknown): readonly SocialLink[] => {
  const social = record(wire)
  return Object.entries(wireNames).flatMap(([network, name]) => {
    const { url, id } = record(social[name])
    const href = combined(text(url).trim(), text(id).trim())
    return href ? [{ network: network as SocialLink['network'], href }] : []
  })
}
