import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { formatPart, formatShortDay } from '../formats'
import { postsStrings } from '../posts.strings'
import type { DayNumbers } from './statistics'

/** The numbers of a chart, the latest day first. */
export const DayTable = ({ days }: { days: readonly DayNumbers[] }) => {
  const { locale } = useIsland().settings
  const t = useT(postsStrings)
  return (
    <details className="day-table">
      <summary>{t('posts.statistics.table')}</summary>
      <table className="number">
        <caption className="visually-hidden">{t('posts.statistics.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('posts.statistics.day')}</th>
            <th scope="col">{t('posts.plays')}</th>
            <th scope="col">{t('posts.through')}</th>
            <th scope="col">{t('posts.sparks')}</th>
            <th scope="col">{t('posts.commentsCount')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, plays, through, sparks, comments }) => (
            <tr key={day}>
              <th scope="row">{formatShortDay(day, locale)}</th>
              <td>{formatCount(plays, locale)}</td>
              <td>{through === null ? '–' : formatPart(through, locale)}</td>
              <td>{formatCount(sparks, locale)}</td>
              <td>{formatCount(comments, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
