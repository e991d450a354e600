import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Picture.css'
import { webpVariant } from './webpVariant'

interface Props {
  src: string
  alt: string
  /** Aspect ratio: 9/16, the picture's own, 1, 16/9, 3/4, 4/3, 5/2. */
  ratio?: 'reel' | 'auto' | 'square' | 'video' | 'portrait' | 'landscape' | 'banner'
  /** Loads the original instead of its webp variant. */
  original?: boolean
  /** Loads immediately, for a picture in the first view. */
  eager?: boolean
  /** Keeps its space when it can't be loaded, instead of hiding. */
  keepBroken?: boolean
  className?: string
}

/** A content picture: the webp variant, else the original, else nothing. */
export const Picture = ({ src, alt, ratio = 'auto', original, eager, keepBroken, className }: Props) => {
  useStyles(styles)
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
