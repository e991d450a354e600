-- told_count: how many people a comment has told that it mentions them, by all of its versions.
alter table comments add column told_count int not null default 0;
update comments set told_count = jsonb_array_length(facets) where facets <> '[]';

-- what: the words that a case was opened about, until their author leaves.
alter table cases add column what text not null default '';
update cases k set what = coalesce(
  (select t.text from comments t where t.id = k.comment_id),
  (select coalesce(nullif(v.title, ''), v.slug) from videos v where v.id = k.video_id));

-- What was decided may be reported again.
drop index reports_reporter_id_video_id_idx;
drop index reports_reporter_id_comment_id_idx;
create unique index on reports (reporter_id, video_id) where video_id is not null and closed_at is null;
create unique index on reports (reporter_id, comment_id) where comment_id is not null and closed_at is null;

-- For what is deleted or changed together with what it belongs to.
drop index comments_video_id_version_idx;
create index on comments (video_id, version);
create index on videos (pinned_comment_id) where pinned_comment_id is not null;
create index on notifications (case_id) where case_id is not null;
create index on notifications (community_id) where community_id is not null;
create index on cases (video_id);
create index on picked_videos (video_id);
create index on codes (user_id);
create index on moderation_log (author_id);
create index on suspensions (community_id);
