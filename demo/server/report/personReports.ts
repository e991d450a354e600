import { codes } from '../../../src/wire/codes'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import { findCommunity } from '../community/access'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { takePace } from '../pace/paces'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { NewReport } from './reports'

interface Person {
  id: string
  nickname: string
}

/** What viewers tell the moderators about people. */
export const personReports = (db: Database, now: Now) => {
  /** @throws Refusal 403, 404 */
  const findPerson = async ({ brandId, userId }: Viewer, personId: string): Promise<Person> => {
    const [person] = await db.query<Person>(sql`select id::text, nickname from users
      where brand_id = ${brandId} and id = ${rowId(personId)} and deleted_at is null`)
    if (!person) throw notFound('person')
    if (person.id === userId) throw new Refusal(codes.forbidden, 'Nobody reports themselves')
    return person
  }

  /** @throws Refusal 403 for who may report nothing there, 404 also where the person is not in it */
  const findPlace = async (viewer: Viewer, communityId: string, person: Person): Promise<string> => {
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('report')
    const [inside] = await db.query(sql`select 1 from community_members
      where community_id = ${community.id} and user_id = ${person.id} and role is not null`)
    if (!inside) throw notFound('member')
    return community.id
  }

  /** The open case about a person in a place; two first reports at the same moment make one. */
  const openCase = async (tx: Queryable, { brandId }: Viewer, communityId: string | null, { id, nickname }: Person) => {
    const [row] = await tx.query<{ id: string }>(sql`
      insert into cases (brand_id, community_id, author_id, what, opened_at)
      values (${brandId}, ${communityId}, ${id}, ${`@${nickname}`}, ${now()})
      on conflict (author_id, (coalesce(community_id, 0))) where video_id is null and decision is null
        do update set opened_at = cases.opened_at
      returning id::text`)
    return row?.id ?? ''
  }

  return {
    /**
     * Reports a person to those who lead a community, or without one to the administration; once for each reporter until it
     * is decided.
     * @returns whether it is the first time
     * @throws Refusal 403, 404, 429
     */
    async send(
      viewer: Viewer,
      personId: string,
      communityId: string | undefined,
      { reason, note }: NewReport,
    ): Promise<boolean> {
      const person = await findPerson(viewer, personId)
      const place = communityId === undefined ? null : await findPlace(viewer, communityId, person)
      const at = now()
      return db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        await takePace(tx, viewer, 'report', at)
        const caseId = await openCase(tx, viewer, place, person)
        const [added] = await tx.query(sql`
          insert into reports (case_id, reporter_id, person_id, reason, note, created_at)
          values (${caseId}, ${viewer.userId}, ${person.id}, ${reason}, ${note}, ${at})
          on conflict do nothing returning 1`)
        return added !== undefined
      })
    },
  }
}
