import { useState } from 'react'
import { useIsland } from '../kit/island'
import { classes } from './classes'
import sheet from './Picture.css'
import { useSheet } from './useSheet'
import { webpVariant } from './variants'

interface Props {
  src: string
  alt: string
  /** Width to height: 9/16, its own, 1, 16/9, 3/4, 4/3, 5/2. */
  ratio?: 'reel' | 'auto' | 'square' | 'video' | 'portrait' | 'landscape' | 'banner'
  /** The file as it is instead of its webp variant. */
  original?: boolean
  /** Loads at once: something in the first view. */
  eager?: boolean
  /** Stays in its place when it can't be loaded, instead of hiding. */
  keepBroken?: boolean
  className?: string
}

/** A picture of the product: the webp variant first, then the file itself, then nothing. */
export const Picture = ({ src, alt, ratio = 'auto', original, eager, keepBroken, className }: Props) => {
  useSheet(sheet)
  const { settings } = useIsland()
  const [broken, setBroken] = useState<readonly string[]>([])
  const address = [original ? src : webpVariant(src, settings), src].find((it) => !broken.includes(it))
  if (!address && !keepBroken) return null
  return (
    <img
      className={classes('picture', ratio !== 'auto' && `picture-${ratio}`, className)}
      src={address ?? src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => address && setBroken([...broken, address])}
    />
  )
}
