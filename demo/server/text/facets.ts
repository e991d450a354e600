import type { WireFacet } from '../../../src/wire/facet'
import { findLinks, findNames, findTags, type TextPart, withoutOverlaps } from '../../../src/wire/textParts'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { mayMention } from '../privacy/mayMention'
import type { Viewer } from '../session/sessions'

/** Whom a text mentions, as it is stored. */
export interface StoredMention extends TextPart {
  user_id: string
}

/** The same with the slug of the user's profile. */
export interface NamedMention extends StoredMention {
  nickname: string
}

/** A column of stored mentions in SQL, by the names that the people have now. */
export const namedMentions = (column: Sql): Sql => sql`(
  select coalesce(jsonb_agg(f || jsonb_build_object('nickname', nickname) order by at), '[]') from (
    select f, at, (select p.nickname from users p where p.id = (f->>'user_id')::bigint and p.deleted_at is null) as nickname
    from jsonb_array_elements(${column}) with ordinality as it (f, at)) as named where nickname is not null)`

const maxFacets = 50

/** The first parts of a text with a meaning, as they are answered. */
export const facetsOf = (text: string, mentions: readonly NamedMention[]): WireFacet[] =>
  withoutOverlaps<WireFacet>([
    ...mentions.map((it) => ({ type: 'mention' as const, ...it })),
    ...findLinks(text).map((it) => ({ type: 'link' as const, ...it })),
    ...findTags(text).map((it) => ({ type: 'tag' as const, ...it })),
  ]).slice(0, maxFacets)

/** People that one text mentions. */
export const maxMentions = 20

/**
 * Whom a text mentions: where its writer says, else by a nickname after an @. What names nobody of the brand, is not an @
 * with the nickname of who is meant, or lies in a link is left out; so is who does not want to be mentioned by the writer.
 */
export const resolveMentions = async (
  db: Queryable,
  { brandId, userId }: Pick<Viewer, 'brandId' | 'userId'>,
  text: string,
  wanted: readonly StoredMention[],
): Promise<StoredMention[]> => {
  const links = findLinks(text)
  const isFree = ({ start, end }: TextPart) => links.every((link) => end <= link.start || start >= link.end)
  const requested = wanted.filter(
    (it) => text[it.start] === '@' && it.end <= text.length && it.end > it.start + 1 && isFree(it),
  )
  const names = findNames(text).filter(isFree)
  if (requested.length + names.length === 0) return []
  const people = await db.query<{ id: string; nickname: string }>(sql`
    select id::text, lower(nickname) as nickname from users u where brand_id = ${brandId} and deleted_at is null
      and ${mayMention(sql`u`, userId)}
      and (id = any(${requested.map(({ user_id }) => rowId(user_id)).filter((id) => id !== null)}::bigint[])
        or lower(nickname) = any(${names.map(({ nickname }) => nickname.toLowerCase())}::text[]))`)
  const nicknames = new Map(people.map(({ id, nickname }) => [id, nickname]))
  const byNickname = new Map(people.map(({ id, nickname }) => [nickname, id]))
  const found = names.flatMap(({ start, end, nickname }) => {
    const user_id = byNickname.get(nickname.toLowerCase())
    return user_id === undefined ? [] : [{ start, end, user_id }]
  })
  const chosen = requested
    .filter(({ start, end, user_id }) => text.slice(start + 1, end).toLowerCase() === nicknames.get(user_id))
    .map(({ start, end, user_id }) => ({ start, end, user_id }))
  return withoutOverlaps([...chosen, ...found]).slice(0, maxMentions)
}
