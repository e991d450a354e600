import type { Settings } from '../../kit/settings'

/**
 * URL of the webp variant that our storage has for every jpg and png. Pictures of other sites and other formats keep
 * their URL.
 */
export const webpVariant = (
  address: string,
  { mediaHost, apiHost, storageBase }: Pick<Settings, 'mediaHost' | 'apiHost' | 'storageBase'>,
): string => {
  const isOurs = [mediaHost ?? apiHost, storageBase].some(
    (host) => host && address.startsWith(`${host.replace(/\/$/, '')}/`),
  )
  return isOurs ? address.replace(/\.(jpe?g|png)(?=$|\?)/i, '.webp') : address
}
