import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

const first = [
  ...[
    'Aiko',
    'Amal',
    'Anton',
    'Asha',
    'Bruno',
    'Carla',
    'Chidi',
    'Dario',
    'Dora',
    'Elif',
    'Emil',
    'Esra',
    'Fadi',
    'Gala',
  ],
  ...['Hugo', 'Ida', 'Ilse', 'Iris', 'Jana', 'Joao', 'Kaito', 'Kira', 'Lars', 'Leila', 'Lola', 'Mads', 'Malik', 'Maya'],
  ...[
    'Milo',
    'Nadia',
    'Nora',
    'Olga',
    'Omar',
    'Pia',
    'Quinn',
    'Ravi',
    'Rosa',
    'Ruth',
    'Sana',
    'Silas',
    'Sofia',
    'Tariq',
  ],
  ...['Uma', 'Vera', 'Viktor', 'Wanda', 'Xenia', 'Yara', 'Zane', 'Zoe'],
]
const last = [
  ...[
    'Abara',
    'Bakker',
    'Castro',
    'Dahl',
    'Egan',
    'Fischer',
    'Gupta',
    'Hale',
    'Ito',
    'Jansen',
    'Kaya',
    'Lund',
    'Moreau',
  ],
  ...[
    'Nagy',
    'Osei',
    'Petrova',
    'Qureshi',
    'Rossi',
    'Silva',
    'Toth',
    'Ueda',
    'Vidal',
    'Weiss',
    'Xu',
    'Yilmaz',
    'Zamora',
  ],
  ...['Adler', 'Brook', 'Cruz', 'Diaz'],
]

/** Generated users who spark and join. Their ids have no gap. */
export interface Crowd {
  /** The first one's id. */
  from: number
  size: number
}

/** More would make two of one name. */
const largestCrowd = first.length * last.length

export const seedCrowd = async (tx: Queryable, { from, size }: Crowd, brandId: number, base: Date): Promise<void> => {
  if (size > largestCrowd) throw new Error(`a crowd of ${size} would have two of one name`)
  await tx.query(sql`insert into users (id, brand_id, nickname, name, guidelines_accepted_at, created_at)
      select ${from}::bigint + n, ${brandId}::bigint, lower(f) || '.' || lower(l), f || ' ' || l, since, since
      from generate_series(0, ${size}::int - 1) as n,
        lateral (select (${first}::text[])[1 + n % ${first.length}::int] as f, (${last}::text[])[1 + (n / ${first.length}::int + n % ${first.length}::int) % ${last.length}::int] as l,
          ${base}::timestamptz - n * interval '7 hours' as since) as it`)
}

/** `wanted` of the crowd did something to the row `id`, one after the other from `since` until now. */
export interface CrowdAction {
  id: number
  wanted: number
  since: Date
}

const actions = {
  sparks: sql`sparks (video_id, user_id, created_at) select d.id, who.id, at`,
  reposts: sql`reposts (video_id, user_id, place_id, created_at) select d.id, who.id, who.id, at`,
  members: sql`community_members (community_id, user_id, role, since) select d.id, who.id, 2, at`,
}

/** Deals the crowd out. 7919 is a prime larger than any crowd, so multiplying by it gives everybody a turn before anybody two. */
export const seedCrowdActions = (
  tx: Queryable,
  what: keyof typeof actions,
  { from, size }: Crowd,
  base: Date,
  list: readonly CrowdAction[],
) =>
  tx.query(sql`insert into ${actions[what]}
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as d (id bigint, wanted int, since timestamptz),
        generate_series(0, d.wanted - 1) as n,
        lateral (select ${from}::bigint + ((n + d.id * 97) * 7919) % ${size}::bigint as id,
          d.since + (${base}::timestamptz - d.since) * (n::float8 / d.wanted) as at) as who`)
