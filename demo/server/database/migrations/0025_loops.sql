-- A loop is a group in a community. is_closed: what is inside is for those who joined it. archived_at: since when it is kept
-- out of lists and takes nobody and nothing new. featured_position: as for communities.
alter table loops
  alter column community_id set not null,
  add column is_closed boolean not null default false,
  add column image_url text,
  add column members_count int not null default 0,
  add column archived_at timestamptz(3),
  add column featured_position int;
create index on loops (brand_id, featured_position) where featured_position is not null;

-- state: joined; requested while a leader has not decided; null for somebody who only hears of new videos. note: what somebody
-- who asks says to the leaders. subscribed: whether new videos become notifications.
create table loop_members (
  loop_id bigint not null references loops on delete cascade,
  user_id bigint not null references users on delete cascade,
  state text,
  subscribed boolean not null default false,
  note text,
  since timestamptz(3) not null,
  primary key (loop_id, user_id)
);
create index on loop_members (user_id, since desc, loop_id desc);
create index on loop_members (loop_id, since desc, user_id desc) where state = 'joined';
create index on loop_members (loop_id, since, user_id) where state = 'requested';
create index on loop_members (loop_id) where subscribed;

-- The number of a loop's videos.
create index on videos (loop_id) where loop_id is not null and removed_at is null;

-- loop_id: of what happened in a loop; its community is not said beside it.
alter table notifications add column loop_id bigint references loops on delete cascade;
create index on notifications (loop_id) where loop_id is not null;
drop index notifications_user_id_kind_coalesce_coalesce1_coalesce2_coa_idx;
create unique index on notifications (user_id, kind, coalesce(actor_id, 0), coalesce(video_id, 0), coalesce(comment_id, 0),
  coalesce(community_id, 0), coalesce(case_id, 0), coalesce(loop_id, 0));
