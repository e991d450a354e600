-- post_id: of a post whose video never became ready.
alter table notifications add column post_id bigint references posts_in_work on delete cascade;
create index on notifications (post_id) where post_id is not null;
drop index notifications_user_id_kind_coalesce_coalesce1_coalesce2_coa_idx;
create unique index notifications_told_once on notifications (user_id, kind, coalesce(actor_id, 0), coalesce(video_id, 0),
  coalesce(comment_id, 0), coalesce(community_id, 0), coalesce(case_id, 0), coalesce(loop_id, 0), coalesce(post_id, 0));
