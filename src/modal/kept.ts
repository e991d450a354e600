/** An open modal in the tab's storage, so that a reload, or the way to the mail and back, loses nothing. */
import { number, record, text } from '../kit/guard'
import { fromJson } from '../kit/json'
import { type PersistedSettings, persisted } from '../kit/persisted'
import type { Address } from '../session/code'
import { type Course, type ModalForm, type SentCode, type StepName, stepNames, type Wish } from './modal'

/** The page's modal, or the steps of an element that shows them in place. */
export type Place = 'page' | 'inline'

interface Kept {
  /** The page that it was on, without its hash. */
  page: string
  course: Course
}

/** Milliseconds: as long as a code lives. */
const maxAge = 10 * 60_000

const read = (stored: unknown): Kept | null => {
  const { page, course } = record(stored)
  const known = toCourse(course)
  return known && { page: text(page), course: known }
}

const places = {
  page: persisted({ key: 'geuinModal page', read, maxAge }),
  inline: persisted({ key: 'geuinModal inline', read, maxAge }),
}

/** Another page of the same tab is another matter. */
const here = () => location.pathname + location.search

/** Keeps it for this page of the tab, whose modal is at most one. */
export const keepCourse = (settings: PersistedSettings, place: Place, course: Course): void => {
  const { wish, step, trail, form, goal } = course
  places[place].set(settings, { page: here(), course: { wish, step, trail, form, goal } })
}

export const forgetCourse = (settings: PersistedSettings, place: Place): void => places[place].remove(settings)

/** What this page was in the middle of, if neither that nor its code is too old. */
export const keptCourse = (settings: PersistedSettings, place: Place): Course | null => {
  const kept = places[place].get(settings)
  if (kept?.page !== here()) return null
  const { course } = kept
  return course.form.code && Date.now() - course.form.code.sentAt >= maxAge ? null : course
}

/** Reads what {@link keepCourse} or a step kept; null for what no modal can be in the middle of. */
export const readCourse = (json: string | null): Course | null => toCourse(fromJson(json))

const stepOf = (it: unknown): StepName | null => stepNames.find((name) => name === it) ?? null

const wishes = ['spark', 'comment', 'repost', 'report', 'creator', 'signin'] as const

const toWish = (kept: unknown): Wish => {
  const { action, videoId, community, slug } = record(kept)
  if (action === 'join') return { action, community: text(community), ...(text(slug) && { slug: text(slug) }) }
  const known = wishes.find((it) => it === action) ?? 'signin'
  return typeof videoId === 'string' ? { action: known, videoId } : { action: known }
}

const toAddress = (kept: unknown): Address | null => {
  const { email, phone } = record(kept)
  if (text(email)) return { email: text(email) }
  return text(phone) ? { phone: text(phone) } : null
}

const toCode = (kept: unknown): SentCode | null => {
  const it = record(kept)
  const [preAuthSessionId, deviceId] = [text(it.preAuthSessionId), text(it.deviceId)]
  if (!preAuthSessionId || !deviceId) return null
  return { preAuthSessionId, deviceId, retryTime: number(it.retryTime), sentAt: number(it.sentAt) }
}

/** Reads the form of a course, or what is kept in its shape. */
export const toForm = (kept: unknown): ModalForm => {
  const it = record(kept)
  const [address, code] = [toAddress(it.address), toCode(it.code)]
  return {
    flowType: it.flowType === 'PHONE' ? 'PHONE' : 'EMAIL',
    ...(it.action === 'DELETE_ACCOUNT' && { action: it.action }),
    ...(address && { address }),
    ...(code && { code }),
  }
}

const toCourse = (kept: unknown): Course | null => {
  const it = record(kept)
  const step = stepOf(it.step)
  if (!step) return null
  const trail = Array.isArray(it.trail) ? it.trail.flatMap((name) => stepOf(name) ?? []) : []
  return { wish: toWish(it.wish), step, trail, form: toForm(it.form), goal: stepOf(it.goal) }
}
