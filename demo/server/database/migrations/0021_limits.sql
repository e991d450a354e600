-- How often somebody has done something since a time. who: a user's id, or a network's hash of that day; act and seconds: see
-- pace/paces.ts.
create table paces (
  who text not null,
  act text not null,
  seconds int not null,
  since timestamptz(3) not null,
  times int not null,
  primary key (who, act, seconds)
);
create index on paces (since);

-- Requests that came with an Idempotency-Key. id: a hash of it and of who sent it to which call; request: a hash of what was
-- sent; answer: null while the first of them is under way.
create table repeats (
  id text primary key,
  user_id bigint references users on delete cascade,
  request text not null,
  answer text,
  started_at timestamptz(3) not null
);
create index on repeats (started_at);
create index on repeats (user_id);
