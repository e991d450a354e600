-- Codes count for each browser (SHA-256 of its id), for each tier of the caller's network, and for the recipient across
-- brands. recipient: a keyed hash of the address without what follows a plus sign.
alter table codes add column networks text[] not null default '{}';
alter table codes add column recipient text;
alter table codes drop column network;
create index on codes using gin (networks);
create index on codes (recipient, sent_at);

-- A network or a recipient whose codes are counted; its row is locked while one more is decided.
drop table code_callers;
create table code_quotas (
  key text primary key,
  asked_at timestamptz(3) not null
);

-- Made anew, since an earlier row does not say which browser it was.
drop table code_failures;
create table code_failures (
  address_id bigint not null references code_addresses on delete cascade,
  brand_id bigint not null references brands,
  browser text not null,
  at timestamptz(3) not null
);
create index on code_failures (address_id, at);
create index on code_failures (brand_id, at);
create index on code_failures (at);

-- device: SHA-256 of the browser's id; null where none was given. used_at: when its tokens were last renewed.
alter table sessions
  add column device text,
  add column browser text,
  add column system text,
  add column used_at timestamptz(3);
create index on sessions (user_id, device);
