import { useStyles } from '../styles/useStyles'
import styles from './Spinner.css'

interface Props {
  /** Accessible name, where no text beside it says what is loading. */
  label?: string
}

/** A loading indicator in the colour of the surrounding text. */
export const Spinner = ({ label }: Props) => {
  useStyles(styles)
  return <span className="spinner" {...(label !== undefined && { role: 'img', 'aria-label': label })} />
}
