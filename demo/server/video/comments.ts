import { sql } from '../database/sql'

/**
 * Which comments (`t`) a list shows and a counter counts: of one that was removed an empty place stays as long as replies
 * hang on it.
 */
export const isListed = sql`(t.deleted_at is null or t.replies_count > 0)`
