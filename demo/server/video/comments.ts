import { sql } from '../database/sql'
/**
 * Which comments (`c`) a list shows and a counter counts: of one that was removed an empty place stays as long as replies
 * hang on it.
 */
export const isListed = sql`(c.deleted_at is null or c.replies_count > 0)`
