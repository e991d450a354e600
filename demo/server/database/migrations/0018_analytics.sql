-- Events of the elements, in one table for each day (analytics/events.ts makes them). page: where they happened.
create table analytics_events (
  day date not null,
  id text not null,
  brand_id bigint,
  name text not null,
  video_id text,
  page text not null,
  properties jsonb not null,
  platform_source int not null,
  visit_id text not null,
  at timestamptz(3) not null,
  primary key (day, id)
) partition by range (day);
create index on analytics_events (day, name);
