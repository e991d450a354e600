import { useEffect, useState } from 'react'
import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { perLocale } from '../../kit/t'
import { useT } from '../../kit/useT'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { formatPart } from '../formats'
import { postsStrings } from '../posts.strings'
import { DayChart } from './DayChart'
import { DayTable } from './DayTable'
import styles from './Statistics.css'
import { fetchStatistics, type Measure, type Numbers, type Statistics } from './statistics'
import { WatchCurve } from './WatchCurve'

/** Plays from which on curves say something. */
const minPlays = 20

const measures: readonly Measure[] = ['plays', 'through', 'sparks', 'comments']
const names = {
  plays: 'posts.plays',
  through: 'posts.through',
  sparks: 'posts.sparks',
  comments: 'posts.commentsCount',
} as const

const signed = perLocale(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
)
const percents = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
)

/** How a number stands against one's usual post, in words; null where that can't be said. */
const useDifference = (total: Numbers, usual: Numbers | null) => {
  const { locale } = useIsland().settings
  const t = useT(postsStrings)
  return (measure: Measure): string | null => {
    const [now, then] = [total[measure], usual?.[measure] ?? null]
    if (now === null || then === null || then === 0) return null
    return measure === 'through'
      ? t('posts.statistics.points', { difference: signed(locale).format((now - then) * 100) })
      : t('posts.statistics.usual', { difference: percents(locale).format(now / then - 1) })
  }
}

const Shown = ({ statistics, duration }: { statistics: Statistics; duration: number }) => {
  const { locale } = useIsland().settings
  const t = useT(postsStrings)
  const [measure, setMeasure] = useState<Measure>('plays')
  const { total, usual, days, curve } = statistics
  const differenceOf = useDifference(total, usual)
  const shown = (of: Measure, value: number | null) =>
    value === null ? '–' : of === 'through' ? formatPart(value, locale) : formatCount(value, locale)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't lay out its row */}
      <div className="stat-tiles" role="group" aria-label={t('posts.statistics.days')}>
        {measures.map((it) => (
          <button
            key={it}
            type="button"
            className="stat-tile"
            aria-pressed={it === measure}
            onClick={() => setMeasure(it)}
          >
            <span>{t(names[it])}</span>
            <b className="number">{shown(it, total[it])}</b>
            <small>{differenceOf(it)}</small>
          </button>
        ))}
      </div>
      {total.plays < minPlays ? (
        <p className="stat-few">{t('posts.statistics.few', { count: total.plays, limit: minPlays })}</p>
      ) : (
        <>
          <DayChart days={days} measure={measure} name={t(names[measure])} format={(value) => shown(measure, value)} />
          <DayTable days={days} />
          {curve && <WatchCurve curve={curve} duration={duration} />}
          <p className="stat-note">{t('posts.statistics.note')}</p>
        </>
      )}
    </>
  )
}

interface Props {
  videoId: string
  /** Seconds. */
  duration: number
}

/** How a post does: what it has in all, by day, and how far people watch. */
export const StatisticsView = ({ videoId, duration }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const [state, setState] = useState<{ statistics: Statistics } | { error: unknown } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it anew
  useEffect(() => {
    let isWanted = true
    setState(null)
    fetchStatistics(settings, videoId).then(
      (statistics) => isWanted && setState({ statistics }),
      (error: unknown) => isWanted && setState({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [settings, videoId, tries])
  return (
    <section className="statistics" aria-labelledby="post-statistics" aria-busy={state === null}>
      <h2 id="post-statistics">{t('posts.statistics')}</h2>
      {state === null ? (
        <div className="stat-tiles">
          {measures.map((it) => (
            <Skeleton key={it} width="100%" height={96} />
          ))}
        </div>
      ) : 'error' in state ? (
        <FailedState
          title={t('posts.failed')}
          text={t(errorKey(state.error))}
          onRetry={() => setTries((count) => count + 1)}
        />
      ) : (
        <Shown statistics={state.statistics} duration={duration} />
      )}
    </section>
  )
}
