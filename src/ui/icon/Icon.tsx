import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Icon.css'
import { directed, type IconName, icons } from './icons'

/** An icon outside of {@link icons}, which every first view loads. */
export interface Glyph {
  /** In a box of 24 × 24. */
  path: string
}

interface Props {
  name: IconName | Glyph
  /** 16, 20, 24, 40 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Filled, for something that is on. */
  filled?: boolean
  /** With dark edges, to be seen on any picture. */
  edged?: boolean
}

/** A decorative icon beside a text or in a labelled control. */
export const Icon = ({ name, size = 'l', filled = false, edged = false }: Props) => {
  useStyles(styles)
  const className = classes(
    'icon',
    size !== 'l' && `icon-${size}`,
    filled && 'icon-filled',
    edged && 'icon-edged',
    name === 'more' && 'icon-more',
    typeof name === 'string' && directed.has(name) && 'icon-directed',
  )
  const path = typeof name === 'string' ? icons[name] : name.path
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {edged && <path className="icon-glow" d={path} />}
      {edged && <path className="icon-edge" d={path} />}
      <path d={path} />
    </svg>
  )
}
