-- Videos that somebody keeps for later; nobody else sees them.
create table saved_videos (
  user_id bigint not null references users on delete cascade,
  video_id bigint not null references videos on delete cascade,
  at timestamptz(3) not null,
  primary key (user_id, video_id)
);
create index on saved_videos (user_id, at desc, video_id desc);
create index on saved_videos (video_id);

-- Videos that somebody watched, each at the last time; nobody else sees them.
create table watched_videos (
  user_id bigint not null references users on delete cascade,
  video_id bigint not null references videos on delete cascade,
  at timestamptz(3) not null,
  primary key (user_id, video_id)
);
create index on watched_videos (user_id, at desc, video_id desc);
create index on watched_videos (video_id);
create index on watched_videos (at);

-- Whether what the user watches is remembered.
alter table users add column keeps_history boolean not null default true;
