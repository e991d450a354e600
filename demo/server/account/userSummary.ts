import { type Sql, sql } from '../database/sql'

/** The wire's summary of a row of `users`, as JSON. */
export const userSummary = (user: Sql): Sql => sql`json_build_object('user_id', ${user}.id::text,
  'nickname', ${user}.nickname, 'name', ${user}.name,
  'profile_image', coalesce(${user}.profile_image_s, ${user}.profile_image), 'is_avatar', ${user}.is_avatar)`
