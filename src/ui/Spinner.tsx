import sheet from './Spinner.css'
import { useSheet } from './useSheet'

interface Props {
  /** Says what is awaited, where nothing else does. */
  label?: string
}

/** Something is on its way, in the colour of the text around it. */
export const Spinner = ({ label }: Props) => {
  useSheet(sheet)
  return <span className="spinner" {...(label !== undefined && { role: 'img', 'aria-label': label })} />
}
