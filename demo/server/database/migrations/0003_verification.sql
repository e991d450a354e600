-- When a code was consumed to begin this session: its viewer has shown that an address of the account is theirs.
alter table sessions add column verified_at timestamptz(3);
