-- How a video did on one day in UTC. views: as videos.views_count counts them. The others are what the elements report, and are
-- counted anew from analytics_events from time to time.
create table video_days (
  video_id bigint not null references videos on delete cascade,
  day date not null,
  views int not null default 0,
  watched int not null default 0,
  first_quartile int not null default 0,
  midpoint int not null default 0,
  third_quartile int not null default 0,
  complete int not null default 0,
  primary key (video_id, day)
);
