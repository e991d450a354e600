import type { User } from '../../session/session'
import type { SettingsSection } from '../sections'

/** What every section gets. */
export interface PartProps {
  /** Null for a visitor, who sees what is open to them. */
  user: User | null
  hrefOf(section: SettingsSection | null): string
}
