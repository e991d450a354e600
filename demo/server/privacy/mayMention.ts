import { type Sql, sql } from '../database/sql'

const shareCommunity = (person: Sql, writerId: string): Sql => sql`exists (
  select 1 from community_members own join community_members other on other.community_id = own.community_id
  where own.user_id = ${writerId} and own.role is not null
    and other.user_id = ${person}.id and other.role is not null)`

/**
 * Whether a row of `users` may be mentioned by a writer: not by whom they have blocked, and as they want it otherwise.
 * Everybody may mention themselves.
 */
export const mayMention = (person: Sql, writerId: string): Sql => sql`(${person}.id = ${writerId} or (
  not exists (select 1 from blocks b where b.user_id = ${person}.id and b.blocked_id = ${writerId})
  and case ${person}.mention_policy when 'everyone' then true
    when 'communities' then ${shareCommunity(person, writerId)} else false end))`
