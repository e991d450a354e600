import type { ReactNode } from 'react'
import { type Glyph, Icon } from '../icon/Icon'
import type { IconName } from '../icon/icons'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './SheetRow.css'

interface Props {
  icon: Glyph | IconName
  danger?: boolean
  /** Gets the focus when the sheet opens. */
  first?: boolean
  onPress(): void
  children: ReactNode
}

/** One thing that can be done from a sheet. */
export const SheetRow = ({ icon, danger = false, first = false, onPress, children }: Props) => {
  useStyles(styles)
  return (
    <button
      type="button"
      className={classes('sheet-row', danger && 'sheet-row-danger')}
      onClick={onPress}
      data-focus={first ? '' : undefined}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

/** The rows of a sheet that has nothing else. */
export const SheetRows = ({ children }: { children: ReactNode }) => <div className="sheet-rows">{children}</div>
