-- Finds words whose letters are alike. Whoever may create tables in a database may create it: PostgreSQL trusts it.
create extension if not exists pg_trgm;

-- A text as it is compared: without case and accents, and with spaces for signs, since `ada.nowak` is two words here.
-- search/fold.ts does the same.
create function search_fold(value text) returns text language sql immutable strict parallel safe
  return translate(replace(replace(replace(
      lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđı!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', 'oldi                                ');

-- What a thing is found by: its name (A) before what is said about it (B).
create function search_vector(name text, about text) returns tsvector language sql immutable parallel safe
  return setweight(to_tsvector('simple'::regconfig, search_fold(coalesce(name, ''))), 'A')
    || setweight(to_tsvector('simple'::regconfig, search_fold(coalesce(about, ''))), 'B');

alter table videos add column search tsvector generated always as (search_vector(title, caption)) stored;
alter table communities add column search tsvector generated always as (search_vector(name, description)) stored;
alter table loops add column search tsvector generated always as (search_vector(name, description)) stored;
alter table users add column search tsvector
  generated always as (search_vector(coalesce(name, '') || ' ' || nickname, '')) stored;
create index on videos using gin (search);
create index on communities using gin (search);
create index on loops using gin (search);
create index on users using gin (search);

-- The words of what everybody may see, renewed from time to time, for searches with typing errors.
create table search_words (
  brand_id bigint not null references brands on delete cascade,
  word text not null,
  primary key (brand_id, word)
);
create index on search_words (brand_id, word text_pattern_ops);
create index on search_words using gin (word gin_trgm_ops);

-- What a viewer searched for.
create table recent_searches (
  user_id bigint not null references users on delete cascade,
  words text not null,
  at timestamptz(3) not null,
  primary key (user_id, words)
);
