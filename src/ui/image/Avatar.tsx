import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Avatar.css'
import { avatarAddress, hueOf, initials, type Portrait } from './portrait'

interface Props extends Portrait {
  /** 20, 28, 36, 44, 56, 72, 96, 128 px. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl' | '4xl'
  /** Communities have a rounded square. */
  square?: boolean
}

/** A user's or community's picture, initials where there is none. Hidden from screen readers, which read the name beside it. */
export const Avatar = ({ size = 'm', square, ...portrait }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const address = avatarAddress(portrait, settings)
  const [broken, setBroken] = useState<string | null>(null)
  const className = classes('avatar', size !== 'm' && `avatar-${size}`, square && 'avatar-square')
  const hue = { '--hue': hueOf(portrait.name) } as React.CSSProperties
  return (
    <span className={className} style={hue} aria-hidden="true">
      {!address || address === broken ? (
        initials(portrait.name)
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
      )}
    </span>
  )
}
