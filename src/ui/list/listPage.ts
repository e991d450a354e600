import { list, record, text } from '../../kit/guard'
import { ApiError } from '../../kit/http'
import type { ListPage } from '../useList'

/**
 * Reads a page of an answer.
 * @param read one item; null for what is none
 * @throws ApiError `malformed` when it is no page
 */
export const toListPage = <T>(wire: unknown, read: (item: unknown) => T | null): ListPage<T> => {
  const { items, next_cursor } = record(wire)
  if (!Array.isArray(items)) throw new ApiError('malformed', { data: wire })
  return { items: list(items).flatMap((item) => read(item) ?? []), cursor: text(next_cursor) || null }
}
