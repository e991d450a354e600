-- A view counts once a day for each viewer or network. viewer: a user's id, or a network's hash of that day.
create table video_views (
  video_id bigint not null references videos on delete cascade,
  day date not null,
  viewer text not null,
  primary key (video_id, day, viewer)
);
create index on video_views (day);

-- Taps on links: a video's own, and those in captions and comments.
create table link_taps (
  video_id bigint not null references videos on delete cascade,
  url text not null,
  day date not null,
  taps int not null,
  primary key (video_id, url, day)
);

alter table links add column opens_count int not null default 0;
