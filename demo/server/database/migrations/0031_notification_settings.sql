-- group_key: what makes one item of the list: the kind, what it is about and, where that can grow, the day.
-- app, mail, push: the ways that the person wanted when it happened. mailed_at: in which digest it was.
alter table notifications
  add column group_key text,
  add column app boolean not null default true,
  add column mail boolean not null default false,
  add column push boolean not null default false,
  add column mailed_at timestamptz(3);
update notifications set group_key = kind || ':' || id;
alter table notifications alter column group_key set not null;
create index on notifications (user_id) where read_at is null;
create index on notifications (user_id, group_key);
create index on notifications (created_at);
create index on notifications (user_id) where mail and read_at is null and mailed_at is null;

-- What somebody has changed of a topic's usual settings.
create table notification_settings (
  user_id bigint not null references users on delete cascade,
  topic text not null,
  app boolean not null,
  mail boolean not null,
  push boolean not null,
  primary key (user_id, topic)
);

-- sent_at: when the last digest went out. stopped_topics: whose mail the link in a digest has switched off, until that is
-- taken back or the person changes the settings.
create table digests (
  user_id bigint primary key references users on delete cascade,
  sent_at timestamptz(3),
  stopped_topics text[]
);

-- language: of mails, as the person's browser said it last.
alter table users add column language text;
