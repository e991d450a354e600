import { Skeleton } from '../../ui/state/Skeleton'

/** The shape of a list that is loading. */
export const CommentSkeletons = () =>
  [70, 45, 85, 60, 75].map((width) => (
    <div key={width} className="comment">
      <Skeleton width={36} height={36} round />
      <div className="comment-words comment-bones">
        <Skeleton width="40%" height={12} />
        <Skeleton width={`${width}%`} height={14} />
      </div>
    </div>
  ))
