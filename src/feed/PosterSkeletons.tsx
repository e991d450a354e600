import { Skeleton } from '../ui/Skeleton'
import { useSheet } from '../ui/useSheet'
import sheet from './Poster.css'

interface Props {
  count: number
}

/** Places of posters that are on their way. */
export const PosterSkeletons = ({ count }: Props) => {
  useSheet(sheet)
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={place} className="poster-blank">
      <Skeleton width="100%" height="100%" />
    </li>
  ))
}
