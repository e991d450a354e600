-- Pages that a sign-in with a provider may return to, such as "https://shop.example/account" or, on this server, "/home";
-- a last part "*" stands for any one. An origin, as sites had it, does not suffice: a site may hold strangers' pages.
alter table brands
  drop column sites,
  add column return_addresses jsonb not null default '[]';

-- A request is bound to the browser that began it. is_popup: it began in a frame, and its window hands the code over.
delete from provider_requests;
alter table provider_requests
  alter column browser set not null,
  add column is_popup boolean not null default false;
