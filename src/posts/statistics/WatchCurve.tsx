import { useId } from 'react'
import { formatClock } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { formatPart } from '../formats'
import { postsStrings } from '../posts.strings'

interface Props {
  /** Shares from 0 to 1, at equal distances over the video. */
  curve: readonly number[]
  /** Seconds. */
  duration: number
}

/** How many of those who began a video are still there along its length. */
export const WatchCurve = ({ curve, duration }: Props) => {
  const { locale } = useIsland().settings
  const t = useT(postsStrings)
  const id = useId()
  const last = Math.max(1, curve.length - 1)
  const points = curve.map((share, at) => `${(at / last) * 100},${(1 - share) * 100}`).join(' ')
  const time = (at: number) => formatClock((duration * at) / last)
  return (
    <figure className="watch-curve">
      <h3 id={id}>{t('posts.statistics.far')}</h3>
      <p>{t('posts.statistics.far.text')}</p>
      <div dir="ltr">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`0,100 ${points} 100,100`} />
          <polyline points={points} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol aria-labelledby={id} className="number">
          {curve.map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place along the video
            <li key={at}>
              <b>{formatPart(share, locale)}</b>
              <span>{time(at)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
