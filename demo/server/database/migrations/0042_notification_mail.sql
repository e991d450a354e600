-- frequency: how often mail comes; null until the person chooses.
alter table digests add column frequency text;

-- time_zone: in which mails come in the morning, as the person's browser said it last.
alter table users add column time_zone text;

-- The brand's own news goes to the few who want it.
create index on notification_settings (topic);
