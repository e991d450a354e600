-- is_protected: the user may not delete the account, whatever else holds.
alter table users
  add column profile_image_s text,
  add column is_protected boolean not null default false,
  add column creator_asked_at timestamptz(3);
create index on users (brand_id, creator_asked_at) where creator_status = 2;

-- Who leaves is taken out of what others wrote, so facets are looked for by whom they name.
create index on comments using gin (facets jsonb_path_ops);
create index on videos using gin (facets jsonb_path_ops);

-- A place in the storage, given to who asked for it first. Once a file is there it never changes, so caches may keep it.
-- stem: the path without its ending, since variants of a picture stand beside it. hash: of what came, as SHA-256.
-- used_at: since when something shows it; what nothing shows is swept away.
create table uploads (
  stem text primary key,
  path text not null unique,
  user_id bigint not null references users on delete cascade,
  content_type text not null,
  asked_at timestamptz(3) not null,
  stored_at timestamptz(3),
  used_at timestamptz(3),
  hash text
);
create index on uploads (user_id, asked_at);
create index on uploads (asked_at) where used_at is null;

-- Short links. path: where on the site it leads; query: what is put behind it, in this order. is_app: it offers the app first.
create table links (
  slug text primary key,
  brand_id bigint not null references brands,
  is_app boolean not null,
  title text not null,
  description text not null,
  preview_url text,
  path text not null,
  query json not null,
  created_at timestamptz(3) not null
);

-- When links to the app were sent, to one address or from one network; the row is locked while one more is decided.
-- key: a SHA-256, so that addresses of people without an account are not kept. sent_at: milliseconds.
create table link_sends (
  key text primary key,
  sent_at jsonb not null default '[]',
  last_at timestamptz(3) not null
);
