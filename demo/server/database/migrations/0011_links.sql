-- A link shows what it leads to, never its maker's words or picture. sharer_id: who made it while signed in; the page
-- behind the link names that user as from_username. used_at: when it was last made or opened.
alter table links
  drop column title,
  drop column description,
  drop column preview_url,
  add column sharer_id bigint references users on delete set null,
  add column used_at timestamptz(3);
update links set used_at = created_at, query = (query::jsonb - 'from_username')::json;
alter table links alter column used_at set not null;
alter table links drop column created_at;
create index on links (used_at);
create index on links (sharer_id);
