-- Which of the brand's categories a community belongs to; null for none.
alter table communities add column category_id bigint references categories on delete set null;
create index on communities (category_id) where category_id is not null;

-- Whether new videos of a community become notifications of a member.
alter table community_members add column subscribed boolean not null default false;
create index on community_members (community_id) where subscribed;
