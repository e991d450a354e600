-- What somebody who asks to join says to the leaders.
alter table community_members add column note text;
