/** An open modal in the tab's storage, so that a reload, or the way to the mail and back, loses nothing. */
import { number, record, text } from '../kit/guard'
import { fromJson, toJson } from '../kit/json'
import type { Address } from '../session/code'
import { type KeptSettings, keptPlace, type Place } from './keptPlace'
import { type Course, type ModalForm, type SentCode, type StepName, stepNames, type Wish } from './modal'

/** Milliseconds: as long as a code lives. */
const life = 10 * 60_000

/** Another page of the same tab is another matter. */
const here = () => location.pathname + location.search

/** Keeps it for this page of the tab, whose modal is at most one. */
export const keepCourse = (settings: KeptSettings, place: Place, course: Course): void => {
  const { storage, key } = keptPlace(settings, place)
  const { wish, step, trail, form, goal } = course
  storage.set(key, toJson({ page: here(), at: Date.now(), wish, step, trail, form, goal }))
}

export const forgetCourse = (settings: KeptSettings, place: Place): void => {
  const { storage, key } = keptPlace(settings, place)
  storage.remove(key)
}

/** What this page was in the middle of, if it isn't too long ago. */
export const keptCourse = (settings: KeptSettings, place: Place): Course | null => {
  const { storage, key } = keptPlace(settings, place)
  const kept = fromJson(storage.get(key))
  const course = toCourse(kept)
  const { page, at } = record(kept)
  if (!course || page !== here()) return null
  return Date.now() - (course.form.code?.sentAt ?? number(at)) < life ? course : null
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
