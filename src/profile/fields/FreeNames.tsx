import styles from '../../ui/button/Chip.css'
import { useStyles } from '../../ui/styles/useStyles'
import ownStyles from './FreeNames.css'

interface Props {
  /** Accessible name of the list. */
  label: string
  names: readonly string[]
  onChoose(name: string): void
}

/** Available usernames, suggested when the typed one is taken. */
export const FreeNames = ({ label, names, onChoose }: Props) => {
  useStyles(styles)
  useStyles(ownStyles)
  if (names.length === 0) return null
  return (
    <ul className="free-names" aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" className="chip" dir="ltr" onClick={() => onChoose(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
