/** An open modal in the tab's storage, so that a reload, or a look at the mailbox, loses nothing. */
import { readIntent } from '../intent/readIntent'
import { fromJson, list, number, record, text } from '../kit/guard'
import { persisted } from '../kit/persisted'
import type { PersistedSettings } from '../kit/persistedKeys'
import type { Address } from '../session/code'
import { type FlowSnapshot, type ModalForm, type SentCode, type StepName, stepNames } from './modal'

/** The page's modal, or the steps of an element that shows them in place. */
export type ModalMode = 'page' | 'inline'

interface Stored {
  /** The page of the modal, without its hash. */
  page: string
  snapshot: FlowSnapshot
}

/** Milliseconds. */
export const codeLife = 10 * 60_000

const read = (stored: unknown): Stored | null => {
  const { page, snapshot } = record(stored)
  const known = toSnapshot(snapshot)
  return known && { page: text(page), snapshot: known }
}

const snapshots = {
  page: persisted({ key: 'geuinModal page', read, maxAge: codeLife }),
  inline: persisted({ key: 'geuinModal inline', read, maxAge: codeLife }),
}

/** A modal is resumed on the page that it was on, and on no other page of the tab. */
const currentPage = () => location.pathname + location.search

export const storeSnapshot = (settings: PersistedSettings, mode: ModalMode, snapshot: FlowSnapshot): void => {
  const { intent, step, history, form, destination } = snapshot
  snapshots[mode].set(settings, { page: currentPage(), snapshot: { intent, step, history, form, destination } })
}

export const removeSnapshot = (settings: PersistedSettings, mode: ModalMode): void => snapshots[mode].remove(settings)

/** What this page was in the middle of; null when that or its code is too old. */
export const storedSnapshot = (settings: PersistedSettings, mode: ModalMode): FlowSnapshot | null => {
  const stored = snapshots[mode].get(settings)
  if (stored?.page !== currentPage()) return null
  const { snapshot } = stored
  return snapshot.form.code && Date.now() - snapshot.form.code.sentAt >= codeLife ? null : snapshot
}

/** Reads the JSON of a snapshot; null for what no modal can be in the middle of. */
export const readSnapshot = (json: string | null): FlowSnapshot | null => toSnapshot(fromJson(json))

const stepOf = (stored: unknown): StepName | null => stepNames.find((name) => name === stored) ?? null

const toAddress = (stored: unknown): Address | null => {
  const { email, phone } = record(stored)
  if (text(email)) return { email: text(email) }
  return text(phone) ? { phone: text(phone) } : null
}

const toCode = (stored: unknown): SentCode | null => {
  const it = record(stored)
  const [preAuthSessionId, deviceId] = [text(it.preAuthSessionId), text(it.deviceId)]
  if (!preAuthSessionId || !deviceId) return null
  return { preAuthSessionId, deviceId, retryTime: number(it.retryTime), sentAt: number(it.sentAt) }
}

/** Reads a stored form, or anything stored in its shape. */
export const toForm = (stored: unknown): ModalForm => {
  const it = record(stored)
  const [address, code] = [toAddress(it.address), toCode(it.code)]
  const change = record(it.change)
  const newAddress = toAddress(change.address)
  return {
    flowType: it.flowType === 'PHONE' ? 'PHONE' : 'EMAIL',
    ...(it.action === 'DELETE_ACCOUNT' && { action: it.action }),
    ...(address && { address }),
    ...(code && { code }),
    ...(newAddress && { change: { address: newAddress, isConfirmed: change.isConfirmed === true } }),
  }
}

const toSnapshot = (stored: unknown): FlowSnapshot | null => {
  const { intent, step, history, form, destination } = record(stored)
  const known = stepOf(step)
  return (
    known && {
      intent: readIntent(intent),
      step: known,
      history: list(history).flatMap((name) => stepOf(name) ?? []),
      form: toForm(form),
      destination: stepOf(destination),
    }
  )
}
