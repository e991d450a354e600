-- hls_first_urls: what a player requests of the stream right after hls_url, relative to that: a rendition's playlist, its
-- initialization section and its first segment. Empty where nobody knows.
alter table media add column hls_first_urls jsonb not null default '[]';

-- Of videos that were uploaded before, as firstUrlsOf (videoProcessing/playlist.ts) has it.
update media m
set hls_first_urls = jsonb_build_array(u.name || '/index.m3u8', u.name || '/init.mp4', u.name || '/0.m4s')
from (select media_id, coalesce(done -> 1, done -> 0) ->> 'name' as name from video_uploads) u
where u.media_id = m.id and m.hls_url is not null and u.name is not null;
