import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/** An origin, such as `https://shop.example`, or one for all names below a domain: `https://*.shop.example`. */
export const isFrameAncestor = (text: string): boolean => {
  if (!URL.canParse(text.replace('//*.', '//any.'))) return false
  const { protocol, origin } = new URL(text.replace('//*.', '//any.'))
  return (
    /^https?:$/.test(protocol) && origin === text.replace('//*.', '//any.') && !/[;,\s*]/.test(text.replace('//*.', ''))
  )
}

/** What brands decide about their elements on other sites' pages. */
export const embeds = (db: Queryable) => ({
  /** The sites that may show a brand's embeds in a frame, as a policy's sources. */
  async frameAncestors(brandId: string): Promise<string> {
    const [row] = await db.query<{ all: string[] | null }>(
      sql`select frame_ancestors as all from brands where id = ${brandId}`,
    )
    return row?.all ? ["'self'", ...row.all.filter(isFrameAncestor)].join(' ') : '*'
  },
})
