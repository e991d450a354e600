import { findLinks } from '../../../src/wire/textParts'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { type Doer, nameOf, takePace } from '../pace/paces'
import { badRequest, notFound } from '../refusal'
import { rememberView } from '../saved/watchHistory'
import { type Asker, findTarget, requireAllowed, type TargetIds } from '../video/target'

/** Days that a view is remembered, so that it is not counted twice in one. */
const viewDays = 2

/** Who did it, in which brand. */
type Counted = Doer & Pick<Asker, 'brandId'>

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Counts what people do with videos. */
export const counts = (db: Database, now: Now) => {
  return {
    /**
     * Counts a view, once a day for each viewer, or for each network of those who are signed out.
     * @throws Refusal 404, 5350, 429
     */
    async view(asker: Counted, videoId: string): Promise<void> {
      const target = await findTarget(db, asker, { videoId })
      requireAllowed(target, asker.userId, 'viewContent')
      const { id } = target
      const at = now()
      await db.tx(async (tx) => {
        await takePace(tx, asker, 'view', at)
        await tx.query(sql`with changed as (insert into video_views (video_id, day, viewer)
            values (${id}, ${dayOf(at)}::date, ${nameOf(asker)}) on conflict do nothing returning 1),
          counted as (insert into video_days (video_id, day, views) select ${id}, ${dayOf(at)}::date, 1 from changed
            on conflict (video_id, day) do update set views = video_days.views + 1)
          update videos set views_count = views_count + (select count(*) from changed)::int where id = ${id}`)
        if (asker.userId !== null) await rememberView(tx, asker.userId, id, at)
      })
    },

    /** @throws Refusal 404, 429 */
    async share(asker: Counted, videoId: string): Promise<void> {
      const { id } = await findTarget(db, asker, { videoId })
      await db.tx(async (tx) => {
        await takePace(tx, asker, 'share', now())
        await tx.query(sql`update videos set shares_count = shares_count + 1 where id = ${id}`)
      })
    },

    /**
     * Counts a tap on a link: the video's own, or one in its caption or in a comment.
     * @returns where it leads
     * @throws Refusal 400 for a link that is not in the text, 404, 5350, 429
     */
    async linkTap(asker: Counted, ids: TargetIds, url: string | undefined): Promise<string> {
      const target = await findTarget(db, asker, ids)
      requireAllowed(target, asker.userId, 'viewContent')
      const [found] = await db.query<{ text: string; linkout: string | null }>(
        target.kind === 'comment'
          ? sql`select text, null as linkout from comments where id = ${target.id}`
          : sql`select v.caption as text, k.url as linkout from videos v left join linkouts k on k.id = v.linkout_id
              where v.id = ${target.id}`,
      )
      const leadsTo = url ?? found?.linkout
      if (!found || !leadsTo) throw notFound('link')
      if (url !== undefined && url !== found.linkout && findLinks(found.text).every((it) => it.url !== url)) {
        throw badRequest('url is not a link of it')
      }
      const at = now()
      await db.tx(async (tx) => {
        await takePace(tx, asker, 'linkTap', at)
        await tx.query(sql`insert into link_taps (video_id, url, day, taps)
          values (${target.video_id}, ${leadsTo}, ${dayOf(at)}::date, 1)
          on conflict (video_id, url, day) do update set taps = link_taps.taps + 1`)
      })
      return leadsTo
    },

    /** Where a file of a public video is. @throws Refusal 404, 5350 */
    async media(brandId: string, videoId: string, kind: 'poster' | 'stream'): Promise<string> {
      const target = await findTarget(db, { brandId, userId: null }, { videoId })
      requireAllowed(target, null, 'viewContent')
      const [media] = await db.query<{ poster_url: string; hls_url: string }>(sql`select m.poster_url, m.hls_url
        from media m join videos v on v.media_id = m.id where v.id = ${rowId(target.id)}`)
      if (!media) throw notFound('video')
      return kind === 'poster' ? media.poster_url : media.hls_url
    },

    /** Forgets views of earlier days. */
    sweep: async (): Promise<void> => {
      const before = new Date(now().getTime() - viewDays * 24 * 60 * 60_000)
      await db.query(sql`delete from video_views where day < ${dayOf(before)}::date`)
    },
  }
}
