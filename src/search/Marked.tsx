import { type Match, piecesOf } from './matches'

interface Props {
  name: string
  matches: readonly Match[]
}

/** A name in which the parts that were searched for stand out. */
export const Marked = ({ name, matches }: Props) => (
  <bdi>{piecesOf(name, matches).map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))}</bdi>
)
