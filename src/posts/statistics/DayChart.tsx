import { useId } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { formatShortDay } from '../formats'
import { postsStrings } from '../posts.strings'
import type { DayNumbers, Measure } from './statistics'

interface Props {
  days: readonly DayNumbers[]
  measure: Measure
  /** The measure's name. */
  name: string
  format(value: number): string
}

const width = 560
const height = 120
const gap = 4

/** One measure of a post by day, as bars; the table behind it says the same. */
export const DayChart = ({ days, measure, name, format }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const id = useId()
  const values = days.map((day) => day[measure] ?? 0)
  const max = Math.max(...values, 0)
  const best = days[values.indexOf(max)]
  const step = width / Math.max(1, days.length)
  const day = (at: number) => formatShortDay(days[at]?.day ?? '', settings.locale)
  const says =
    max > 0 && best
      ? t('posts.statistics.best', { name, day: formatShortDay(best.day, settings.locale), count: format(max) })
      : `${name}: ${format(0)}`
  return (
    <figure className="day-chart" dir="ltr">
      <p className="day-chart-top" aria-hidden="true">
        <span>{format(max)}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-labelledby={id}>
        <title id={id}>{says}</title>
        {values.map((value, at) => {
          const size = max > 0 ? Math.max(value > 0 ? 2 : 0, (value / max) * height) : 0
          return (
            <rect
              key={days[at]?.day}
              className={value === max && max > 0 ? 'day-chart-best' : undefined}
              x={at * step + gap / 2}
              y={height - size}
              width={Math.max(1, step - gap)}
              height={size}
              rx={2}
            />
          )
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{day(0)}</span>
        <span>{day(Math.floor((days.length - 1) / 2))}</span>
        <span>{t('posts.statistics.today')}</span>
      </figcaption>
    </figure>
  )
}
