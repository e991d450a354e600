import { Fragment } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './Counts.css'

/** A number in words: `text` is the whole phrase, such as "1.2K videos", and `shown` the number in it. */
export interface Count {
  text: string
  shown: string
}

/** The number stands out from its word, wherever a language puts it; some say small numbers in words alone. */
const One = ({ text, shown }: Count) => {
  const [before, after] = text.split(shown)
  return (
    <span className="counts-one">
      {before}
      {after !== undefined && <b>{shown}</b>}
      {after}
    </span>
  )
}

interface Props {
  counts: readonly Count[]
}

/** Numbers of a place or a person in one line. */
export const Counts = ({ counts }: Props) => {
  useStyles(styles)
  return (
    <p className="counts number">
      {counts.map((count) => (
        <Fragment key={count.text}>
          <One {...count} />{' '}
        </Fragment>
      ))}
    </p>
  )
}
