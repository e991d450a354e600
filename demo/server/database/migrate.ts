import { type Database, sqlState } from './database'
import core from './migrations/0001_core.sql'
import signIn from './migrations/0002_sign_in.sql'
import verification from './migrations/0003_verification.sql'
import providers from './migrations/0004_providers.sql'
import account from './migrations/0005_account.sql'
import membership from './migrations/0006_membership.sql'
import jobs from './migrations/0007_jobs.sql'
import contactChanges from './migrations/0008_contact_changes.sql'
import codeLimits from './migrations/0009_code_limits.sql'
import adminKeys from './migrations/0010_admin_keys.sql'
import links from './migrations/0011_links.sql'
import returnAddresses from './migrations/0012_return_addresses.sql'
import comments from './migrations/0013_comments.sql'
import moderation from './migrations/0014_moderation.sql'
import notifications from './migrations/0015_notifications.sql'
import reposts from './migrations/0016_reposts.sql'
import counts from './migrations/0017_counts.sql'
import analytics from './migrations/0018_analytics.sql'
import ads from './migrations/0019_ads.sql'
import products from './migrations/0020_products.sql'
import limits from './migrations/0021_limits.sql'
import members from './migrations/0022_members.sql'
import views from './migrations/0023_views.sql'
import moderationMends from './migrations/0024_moderation_mends.sql'
import loops from './migrations/0025_loops.sql'
import running from './migrations/0026_running.sql'
import people from './migrations/0027_people.sql'
import discovery from './migrations/0028_discovery.sql'
import search from './migrations/0029_search.sql'
import saved from './migrations/0030_saved.sql'
import notificationSettings from './migrations/0031_notification_settings.sql'
import push from './migrations/0032_push.sql'
import settings from './migrations/0033_settings.sql'
import exports from './migrations/0034_exports.sql'
import videoUploads from './migrations/0035_video_uploads.sql'
import posts from './migrations/0037_posts.sql'
import statistics from './migrations/0038_statistics.sql'
import newVideos from './migrations/0039_new_videos.sql'
import postNotices from './migrations/0040_post_notices.sql'
import frameAncestors from './migrations/0041_frame_ancestors.sql'
import notificationMail from './migrations/0042_notification_mail.sql'
import firstRequests from './migrations/0043_first_requests.sql'
import { sql } from './sql'

/** In order; a file that was released never changes. */
export const migrations: readonly { name: string; text: string }[] = [
  { name: '0001_core', text: core },
  { name: '0002_sign_in', text: signIn },
  { name: '0003_verification', text: verification },
  { name: '0004_providers', text: providers },
  { name: '0005_account', text: account },
  { name: '0006_membership', text: membership },
  { name: '0007_jobs', text: jobs },
  { name: '0008_contact_changes', text: contactChanges },
  { name: '0009_code_limits', text: codeLimits },
  { name: '0010_admin_keys', text: adminKeys },
  { name: '0011_links', text: links },
  { name: '0012_return_addresses', text: returnAddresses },
  { name: '0013_comments', text: comments },
  { name: '0014_moderation', text: moderation },
  { name: '0015_notifications', text: notifications },
  { name: '0016_reposts', text: reposts },
  { name: '0017_counts', text: counts },
  { name: '0018_analytics', text: analytics },
  { name: '0019_ads', text: ads },
  { name: '0020_products', text: products },
  { name: '0021_limits', text: limits },
  { name: '0022_members', text: members },
  { name: '0023_views', text: views },
  { name: '0024_moderation_mends', text: moderationMends },
  { name: '0025_loops', text: loops },
  { name: '0026_running', text: running },
  { name: '0027_people', text: people },
  { name: '0028_discovery', text: discovery },
  { name: '0029_search', text: search },
  { name: '0030_saved', text: saved },
  { name: '0031_notification_settings', text: notificationSettings },
  { name: '0032_push', text: push },
  { name: '0033_settings', text: settings },
  { name: '0034_exports', text: exports },
  { name: '0035_video_uploads', text: videoUploads },
  { name: '0037_posts', text: posts },
  { name: '0038_statistics', text: statistics },
  { name: '0039_new_videos', text: newVideos },
  { name: '0040_post_notices', text: postNotices },
  { name: '0041_frame_ancestors', text: frameAncestors },
  { name: '0042_notification_mail', text: notificationMail },
  { name: '0043_first_requests', text: firstRequests },
]

const prepare = async (db: Database) => {
  const tables = `create table if not exists migrations (name text primary key, applied_at timestamptz);
    insert into migrations (name) values ('lock') on conflict do nothing`
  for (let tries = 1; ; tries++) {
    try {
      return void (await db.script(tables))
    } catch (error) {
      // PostgreSQL may refuse one of two processes that create the same table together, in spite of `if not exists`.
      if (tries === 5 || !['23505', '42P07', '42710', '40001'].includes(sqlState(error) ?? '')) throw error
    }
  }
}

/**
 * Applies the migrations that are missing, each once, all or none. Processes that start together wait for the one that
 * got the lock row first.
 * @returns the names of those applied now
 */
export const migrate = async (db: Database): Promise<string[]> => {
  await prepare(db)
  return db.tx(async (tx) => {
    await tx.query(sql`select name from migrations where name = 'lock' for update`)
    const rows = await tx.query<{ name: string }>(sql`select name from migrations`)
    const applied = new Set(rows.map(({ name }) => name))
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, text } of missing) {
      await tx.script(text)
      await tx.query(sql`insert into migrations (name, applied_at) values (${name}, now())`)
    }
    return missing.map(({ name }) => name)
  })
}
