-- A copy of somebody's data, the latest that they asked for. origin: this server's address, for the link in the mail. run: the
-- attempt that writes it; what an earlier one still writes is refused. failed_at: since when nobody tries it again.
create table data_exports (
  id uuid primary key,
  user_id bigint not null unique references users on delete cascade,
  origin text not null,
  asked_at timestamptz(3) not null,
  run uuid,
  attempts int not null default 0,
  done int not null default 0,
  total int,
  size bigint,
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  failed_at timestamptz(3)
);

-- The bytes of its file, in the order of position from 0.
create table data_export_parts (
  export_id uuid not null references data_exports on delete cascade,
  position int not null,
  bytes bytea not null,
  primary key (export_id, position)
);
