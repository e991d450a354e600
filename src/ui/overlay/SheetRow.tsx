import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './SheetRow.css'

/** What can be done, one below the other in a sheet. */
export const SheetRows = ({ children }: { children: ReactNode }) => {
  useStyles(styles)
  return <div className="sheet-rows">{children}</div>
}

interface RowProps {
  icon: ComponentProps<typeof Icon>['name']
  danger?: boolean
  /** Gets the focus when the sheet opens. */
  first?: boolean
  onPress(): void
  children: ReactNode
}

export const SheetRow = ({ icon, danger, first, onPress, children }: RowProps) => (
  <button
    type="button"
    className={classes('sheet-row', danger && 'sheet-row-danger')}
    onClick={onPress}
    data-focus={first}
  >
    <Icon name={icon} />
    {children}
  </button>
)
