import { classes } from './classes'
import sheet from './Icon.css'
import { directed, type IconName, icons } from './icons'
import { useSheet } from './useSheet'

/** An icon that comes with what shows it, since {@link icons} are in every first view. */
export interface Glyph {
  /** In a box of 24 × 24. */
  path: string
}

interface Props {
  name: IconName | Glyph
  /** 16, 20, 24, 40 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Something that is on. */
  filled?: boolean
}

/** A picture beside words or a named control; it says nothing by itself. */
export const Icon = ({ name, size = 'l', filled = false }: Props) => {
  useSheet(sheet)
  const className = classes(
    'icon',
    size !== 'l' && `icon-${size}`,
    filled && 'icon-filled',
    name === 'more' && 'icon-more',
    typeof name === 'string' && directed.has(name) && 'icon-directed',
  )
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={typeof name === 'string' ? icons[name] : name.path} />
    </svg>
  )
}
