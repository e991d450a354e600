-- Lists of members, by standing and then the newest; and who waits, the longest first.
create index on community_members (community_id, (case role when 1 then 2 when 3 then 1 else 0 end) desc, since desc,
  user_id desc) where role is not null;
create index on community_members (community_id, since, user_id) where role is null;
-- The communities that the brand puts forward, from 1; null for the others.
alter table communities add column featured_position int;
create index on communities (brand_id, featured_position) where featured_position is not null;
