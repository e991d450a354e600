import type { Settings } from '../kit/settings'

/**
 * The webp variant of one of our own pictures: our storage keeps one beside every jpg and png. Pictures of other sites,
 * and those that have a format of their own, stay what they are.
 */
export const webpVariant = (
  address: string,
  { mediaHost, apiHost, storageBase }: Pick<Settings, 'mediaHost' | 'apiHost' | 'storageBase'>,
): string => {
  const ours = [mediaHost ?? apiHost, storageBase].some(
    (host) => host && address.startsWith(`${host.replace(/\/$/, '')}/`),
  )
  return ours ? address.replace(/\.(jpe?g|png)(?=$|\?)/i, '.webp') : address
}
