import { list, number, record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import type { Settings } from '../../kit/settings'
import { paths } from '../../wire/paths'

export type Measure = 'plays' | 'through' | 'sparks' | 'comments'

/** What one day, all days together, or one's usual post has; `through` is from 0 to 1, null where nobody watched. */
export type Numbers = Readonly<Record<Exclude<Measure, 'through'>, number>> & { readonly through: number | null }

export interface DayNumbers extends Numbers {
  /** Such as 2026-03-02, in UTC. */
  day: string
}

export interface Statistics {
  total: Numbers
  /** Null for the only post. */
  usual: Numbers | null
  /** The oldest first. */
  days: readonly DayNumbers[]
  /** Of those who saw three seconds, how many saw a quarter, half, three quarters and all of it; null for none. */
  curve: readonly number[] | null
}

const share = (part: unknown, all: unknown): number | null =>
  number(all) > 0 ? Math.min(1, number(part) / number(all)) : null

const toNumbers = (wire: unknown): Numbers => {
  const it = record(wire)
  return {
    ...{ plays: number(it.views), sparks: number(it.sparks), comments: number(it.comments) },
    through: share(it.complete, it.watched),
  }
}

export const toStatistics = (wire: unknown): Statistics => {
  const it = record(wire)
  const usual = it.usual ? record(it.usual) : null
  const quarters = [it.first_quartile, it.midpoint, it.third_quartile, it.complete].map((part) =>
    share(part, it.watched),
  )
  return {
    total: toNumbers(it),
    usual: usual && {
      ...toNumbers(usual),
      through: typeof usual.watched_through === 'number' ? Math.min(1, number(usual.watched_through)) : null,
    },
    days: list(it.days).flatMap((day) =>
      text(record(day).day) ? [{ day: text(record(day).day), ...toNumbers(day) }] : [],
    ),
    curve: quarters.every((part) => part !== null) ? [1, ...quarters] : null,
  }
}

/** How a post of the viewer's own does. @throws ApiError */
export const fetchStatistics = async (settings: Settings, id: string): Promise<Statistics> => {
  const { data } = await httpFor(settings).get(paths.videoStatistics, { query: { video_id: id } })
  return toStatistics(data)
}
