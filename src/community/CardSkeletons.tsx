import { Skeleton } from '../ui/state/Skeleton'

/** Places of community cards that are on their way. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={place} className="community-card" aria-hidden="true">
      <span className="community-card-banner">
        <Skeleton width="100%" height="100%" />
      </span>
      <span className="community-card-words">
        <Skeleton width="60%" height={16} />
        <Skeleton width="40%" height={12} />
      </span>
    </li>
  ))
