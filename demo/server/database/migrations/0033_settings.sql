-- Who may mention them: everyone, communities (people who are in one of their communities) or nobody.
alter table users add column mention_policy text not null default 'everyone';

-- Where messages of the form "contact us" go; null for the address of the brand's own account.
alter table brands add column contact_email text;
