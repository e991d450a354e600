import { type ReactNode, useState } from 'react'
import { useIsland } from '../../kit/island'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Picture.css'
import { webpVariant } from './webpVariant'

interface Props {
  src: string
  /** Sizes of the same picture, and the width at which it shows. */
  srcSet?: string | undefined
  sizes?: string
  alt: string
  /** Aspect ratio: 9/16, the picture's own, 1, 16/9, 3/4, 4/3, 5/2. */
  ratio?: 'reel' | 'auto' | 'square' | 'video' | 'portrait' | 'landscape' | 'banner'
  /** Loads the original instead of its webp variant. */
  original?: boolean
  /** Loads immediately, for a picture in the first view. */
  eager?: boolean
  /** Keeps its space when it can't be loaded, instead of hiding. */
  keepBroken?: boolean
  /** Shows in its place when it can't be loaded. */
  fallback?: ReactNode
  className?: string
}

/** A content picture: the webp variant, else the original, else its fallback. */
export const Picture = (props: Props) => {
  const { src, srcSet, sizes, alt, ratio = 'auto', original, eager, keepBroken, fallback = null, className } = props
  useStyles(styles)
  const { settings } = useIsland()
  const [broken, setBroken] = useState<readonly string[]>([])
  const address = [original ? src : webpVariant(src, settings), src].find((it) => !broken.includes(it))
  if (!address && !keepBroken) return fallback
  return (
    <img
      className={classes('picture', ratio !== 'auto' && `picture-${ratio}`, className)}
      src={address ?? src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => address && setBroken([...broken, address])}
    />
  )
}
