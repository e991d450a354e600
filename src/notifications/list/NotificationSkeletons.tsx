import { Skeleton } from '../../ui/state/Skeleton'

/** The shape of a day of notifications. */
export const NotificationSkeletons = () => (
  <>
    <div className="notifications-day">
      <Skeleton width={72} height={15} />
    </div>
    {[264, 208, 288, 232, 248, 216].map((width) => (
      <div key={width} className="notification">
        <Skeleton width={44} height={44} round />
        <div className="notification-text">
          <Skeleton width={width} height={14} />
          <Skeleton width={width - 96} height={13} />
        </div>
        <Skeleton width={40} height={56} />
      </div>
    ))}
  </>
)
