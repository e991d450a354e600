import type { SocialLink } from '../entities/socialLinks'

/** Brands' own names, the same in all languages. */
export const networkNames: Readonly<Record<Exclude<SocialLink['network'], 'web'>, string>> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What an address is shown as: the last part of its path without @, or the site's name where there is no path. */
export const accountOf = (href: string): string => {
  const { hostname, pathname } = new URL(href)
  const last = pathname.split('/').filter(Boolean).at(-1)
  return (last && decoded(last).replace(/^@/, '')) || hostname.replace(/^www\./, '')
}
