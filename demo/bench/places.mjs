import { openApp } from './benchApp.mjs'

/** What is in each community. */
export const sizes = {
  small: { members: 50, videos: 50, loops: 50 },
  large: { members: 50_000, videos: 20_000, loops: 300 },
}

/** Fills a community of the demo, in place of what it has. */
const fill = (slug, { members, videos, loops }) => `
  delete from community_members where community_id = (select id from communities where brand_id = 1 and slug = '${slug}');
  update videos set community_id = null, loop_id = null
    where community_id = (select id from communities where brand_id = 1 and slug = '${slug}');
  delete from loops where community_id = (select id from communities where brand_id = 1 and slug = '${slug}');
  insert into users (brand_id, nickname, name, created_at)
    select 1, '${slug}-' || n, 'Member ' || n, now() from generate_series(1, ${members}) as n;
  insert into community_members (community_id, user_id, role, since)
    select c.id, u.id, case when u.nickname = '${slug}-1' then 1 else 2 end, now() - u.id * interval '1 second'
    from communities c join users u on u.brand_id = 1 and u.nickname like '${slug}-%'
    where c.brand_id = 1 and c.slug = '${slug}';
  insert into videos (brand_id, slug, title, author_id, community_id, media_id, created_at)
    select 1, '${slug}-' || n, 'Video ' || n, (select id from users where brand_id = 1 and nickname = '${slug}-1'), c.id,
      (select min(id) from media) + n % 8, now() - n * interval '1 minute'
    from communities c, generate_series(1, ${videos}) as n where c.brand_id = 1 and c.slug = '${slug}';
  insert into loops (brand_id, community_id, slug, name, description, created_at)
    select 1, c.id, '${slug}-' || n, 'Loop ' || n, 'What it is about', now() - n * interval '1 hour'
    from communities c, generate_series(1, ${loops}) as n where c.brand_id = 1 and c.slug = '${slug}';
  update communities set is_closed = false, members_count = ${members}, videos_count = ${videos}
    where brand_id = 1 and slug = '${slug}';`

/**
 * The reference server with a small and a large community.
 * @returns {Promise<{ app: object, get: (path: string) => Promise<object>, slugs: Record<keyof typeof sizes, string> }>}
 */
export const openPlaces = async () => {
  const { app, get } = await openApp()
  const { items } = await get('/api/v3/featured_communities?limit=2')
  const slugs = { small: items[0].slug, large: items[1].slug }
  for (const [key, slug] of Object.entries(slugs)) await app.db.script(fill(slug, sizes[key]))
  await app.db.script('analyze users; analyze videos; analyze community_members; analyze loops')
  return { app, get, slugs }
}
