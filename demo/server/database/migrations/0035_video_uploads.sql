-- Videos that people upload (videoUpload/). id: also the last part of the address that takes the bytes.
-- received: bytes that are kept, always those from the beginning. touched_at: when the last of them came.
-- state: uploading, waiting, processing, ready or failed. percent, stage and rungs tell how far the processing is;
-- done: the rungs whose files are in the storage, so that another process resumes behind them. seen_at: when the process
-- that works on it last said so.
-- used_at: since when a draft or a post holds it; what nothing holds is swept away. removed_at: its files are to go.
create table video_uploads (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  content_type text not null,
  file_name text not null,
  size bigint not null,
  received bigint not null default 0,
  asked_at timestamptz(3) not null,
  touched_at timestamptz(3) not null,
  state text not null default 'uploading',
  percent int not null default 0,
  stage text,
  problem text,
  width int,
  height int,
  duration double precision,
  has_sound boolean,
  rungs int not null default 0,
  done jsonb not null default '[]',
  thumb_url text,
  started_at timestamptz(3),
  seen_at timestamptz(3),
  settled_at timestamptz(3),
  media_id bigint references media on delete set null,
  used_at timestamptz(3),
  removed_at timestamptz(3)
);
create index on video_uploads (user_id, asked_at);
create index on video_uploads (touched_at) where removed_at is null;
create index on video_uploads (removed_at) where removed_at is not null;
create index on video_uploads (media_id) where media_id is not null;

-- Files of an upload in the storage, each noted before it is written, so that none is left behind. starts_at: of a part
-- of what was uploaded, the byte that it begins with; null for a file that viewers load. is_kept: the part counts.
create table video_files (
  path text primary key,
  upload_id uuid not null references video_uploads on delete cascade,
  starts_at bigint,
  size bigint,
  is_kept boolean not null default false
);
create index on video_files (upload_id, starts_at);

-- A video that no program could convert plays from its file alone.
alter table media alter column hls_url drop not null;
