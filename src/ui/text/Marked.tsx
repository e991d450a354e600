import { useStyles } from '../styles/useStyles'
import styles from './Marked.css'
import { type Match, piecesOf } from './matches'

interface Props {
  name: string
  matches: readonly Match[]
}

/** A name in which the parts that were searched for stand out. What is around it sets its direction. */
export const Marked = ({ name, matches }: Props) => {
  useStyles(styles)
  return (
    <>
      {piecesOf(name, matches).map(({ at, text, isMatch }) =>
        isMatch ? (
          <mark key={at} className="marked">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  )
}
