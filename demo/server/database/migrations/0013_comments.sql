-- talk_version counts the changes under a video; whoever changes something there takes the next one with the video's row,
-- so that versions are committed in their order and a reader who has seen one has seen all before it.
alter table videos
  add column talk_version bigint not null default 0,
  add column pinned_comment_id bigint references comments on delete set null;

-- version, first_version: the video's talk_version at the comment's last change, and when it was written. A removed comment keeps its row, for those who have it
-- on the screen; removed_by: moderator, or null for the author. client_id: the author's own name for it, so that it is written once.
alter table comments
  add column edited_at timestamptz(3),
  add column removed_by text,
  add column client_id text,
  add column version bigint not null default 0,
  add column first_version bigint not null default 0;
create unique index on comments (author_id, client_id);
create index on comments (video_id, version) where version > 0;
create index on comments (video_id, sparks_count desc, id desc) where parent_id is null;
create index on comments (video_id, created_at desc, id desc) where parent_id is null;
create index on comments (parent_id, created_at, id) where parent_id is not null;
drop index comments_video_id_parent_id_created_at_id_idx;
create index on comments (author_id, created_at);
drop index comments_author_id_idx;

create index on users (brand_id, lower(nickname) text_pattern_ops) where deleted_at is null;
create index on users (brand_id, lower(name) text_pattern_ops) where deleted_at is null;
