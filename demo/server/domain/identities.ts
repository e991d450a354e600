import type { Database, Queryable } from '../db/database'
import { makeNickname } from './accounts'
import type { Claims } from './claims'
import type { Now } from './clock'

/** Takes the row, so that one who comes twice at once gets one account. */
const lock = async (tx: Queryable, brandId: string, { issuer, subject }: Claims, now: Date) => {
  const [row] = await tx.query<{ user_id: string | null }>(
    `insert into identities (brand_id, issuer, subject, created_at) values ($1, $2, $3, $4)
      on conflict (brand_id, issuer, subject) do update set issuer = excluded.issuer
      returning (select u.id::text from users u where u.id = identities.user_id and u.deleted_at is null) as user_id`,
    [brandId, issuer, subject, now],
  )
  return row?.user_id ?? null
}

/**
 * The brand's account with this address. Nobody but its owner can have put it there, since an account only ever takes
 * an address that was proven, and nobody but its owner comes with it, since {@link Claims} hold none that was not.
 */
const byEmail = async (tx: Queryable, brandId: string, email: string) => {
  const [row] = await tx.query<{ id: string }>(
    'select id::text from users where brand_id = $1 and lower(email) = $2 and deleted_at is null',
    [brandId, email],
  )
  return row?.id ?? null
}

/** Null when the nickname, or meanwhile the address, is somebody else's. */
const create = async (tx: Queryable, brandId: string, { email, name }: Claims, now: Date) => {
  // An account that is gone keeps nobody from coming back.
  await tx.query('update users set email = null where brand_id = $1 and lower(email) = $2 and deleted_at is not null', [
    brandId,
    email,
  ])
  const [row] = await tx.query<{ id: string }>(
    `insert into users (brand_id, nickname, nickname_generated, email, name, created_at)
      values ($1, $2, true, $3, $4, $5) on conflict do nothing returning id::text`,
    [brandId, makeNickname(), email, name, now],
  )
  return row?.id ?? null
}

/** Accounts of those whom a provider vouches for. */
export const identities = (db: Database, now: Now) => ({
  /** The account of whom the claims name, in this brand: their own, the one with their address, or a new one. */
  async enter(brandId: string, claims: Claims): Promise<string> {
    for (let tries = 1; tries <= 5; tries++) {
      const id = await db.tx(async (tx) => {
        const known = await lock(tx, brandId, claims, now())
        if (known) return known
        const found = claims.email && (await byEmail(tx, brandId, claims.email))
        const user = found || (await create(tx, brandId, claims, now()))
        await tx.query('update identities set user_id = $4 where brand_id = $1 and issuer = $2 and subject = $3', [
          ...[brandId, claims.issuer, claims.subject, user],
        ])
        return user
      })
      if (id) return id
    }
    throw new Error('no free nickname was found')
  },
})
