import { number, record, text } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { latestNotificationAtom, unreadCountAtom } from './unread.atoms'

/** Takes over how many are unread, from any answer that says so; null for what is not known. */
export const takeState = (settings: Settings, data: unknown): void => {
  const { unread_count, latest_id } = record(data)
  pageStore().set(unreadCountAtom(settings), number(unread_count))
  pageStore().set(latestNotificationAtom(settings), text(latest_id) || null)
}
