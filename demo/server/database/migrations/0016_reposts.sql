-- Each place that somebody reposts a video to. kind: profile (place_id is the user), community or loop. is_waiting: until
-- a leader has agreed; it is not counted before.
alter table reposts
  add column kind text not null default 'profile',
  add column place_id bigint,
  add column is_waiting boolean not null default false;
update reposts set place_id = user_id;
alter table reposts
  alter column place_id set not null,
  drop constraint reposts_pkey,
  add primary key (video_id, user_id, kind, place_id);
create index on reposts (kind, place_id, created_at desc);
create index on reposts (created_at) where is_waiting;

-- Who may repost into it: members, members whom a leader has agreed to (approval), or leaders.
alter table communities add column repost_policy text not null default 'members';
