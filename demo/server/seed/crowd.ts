import type { Queryable } from '../database/database'

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

/** The many who watch, spark and join, and are named nowhere else. Their ids have no gap. */
export interface Crowd {
  /** The first one's id. */
  from: number
  size: number
}

/** More would make two of one name. */
const largestCrowd = first.length * last.length

export const seedCrowd = async (tx: Queryable, { from, size }: Crowd, brandId: number, base: Date): Promise<void> => {
  if (size > largestCrowd) throw new Error(`a crowd of ${size} would have two of one name`)
  await tx.query(
    `insert into users (id, brand_id, nickname, name, guidelines_accepted_at, created_at)
      select $2::bigint + n, $1::bigint, lower(f) || '.' || lower(l), f || ' ' || l, since, since
      from generate_series(0, $3::int - 1) as n,
        lateral (select ($4::text[])[1 + n % $6::int] as f, ($5::text[])[1 + (n / $6::int + n % $6::int) % $7::int] as l,
          $8::timestamptz - n * interval '7 hours' as since) as it`,
    [brandId, from, size, first, last, first.length, last.length, base],
  )
}

/** `wanted` of the crowd did something to the row `id`, one after the other from `since` until now. */
export interface Deed {
  id: number
  wanted: number
  since: Date
}

const deeds = {
  sparks: 'sparks (video_id, user_id, created_at) select d.id, who.id, at',
  reposts: 'reposts (video_id, user_id, created_at) select d.id, who.id, at',
  members: 'community_members (community_id, user_id, role, since) select d.id, who.id, 2, at',
}

/** Deals the crowd out. 7919 is a prime larger than any crowd, so multiplying by it gives everybody a turn before anybody two. */
export const seedDeeds = (
  tx: Queryable,
  what: keyof typeof deeds,
  { from, size }: Crowd,
  base: Date,
  list: readonly Deed[],
) =>
  tx.query(
    `insert into ${deeds[what]}
      from jsonb_to_recordset($3::jsonb) as d (id bigint, wanted int, since timestamptz),
        generate_series(0, d.wanted - 1) as n,
        lateral (select $1::bigint + ((n + d.id * 97) * 7919) % $2::bigint as id,
          d.since + ($4::timestamptz - d.since) * (n::float8 / d.wanted) as at) as who`,
    [from, size, JSON.stringify(list), base],
  )
