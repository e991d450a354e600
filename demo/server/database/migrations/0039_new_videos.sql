-- People are told once of a video in a place, whoever brings it there.
delete from notifications later using notifications earlier
where later.kind = 'new_video' and earlier.kind = 'new_video' and later.id > earlier.id and later.user_id = earlier.user_id
  and later.video_id = earlier.video_id and later.loop_id is not distinct from earlier.loop_id
  and later.community_id is not distinct from earlier.community_id;
create unique index on notifications (user_id, video_id, coalesce(loop_id, 0), coalesce(community_id, 0))
where kind = 'new_video';
