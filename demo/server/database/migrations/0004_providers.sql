-- sso: how the brand's own single sign-on is reached (provider/providerSettings.ts); null where it has none.
-- sites: origins beside that of its website whose pages viewers may be sent back to, such as "https://shop.example".
alter table brands
  add column sso jsonb,
  add column sites jsonb not null default '[]';

-- Who a provider says that somebody is. The row is there, and locked, before the user is.
create table identities (
  brand_id bigint not null references brands,
  issuer text not null,
  subject text not null,
  user_id bigint references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (brand_id, issuer, subject)
);
create index on identities (user_id);

-- A sign-in with a provider that is under way. request, browser and code are kept as SHA-256.
-- request: the provider's `state`; page_state: the page's own; callback: our address that the provider sends viewers to;
-- provider_code: what it sent them with; code: what the page gets instead.
create table provider_requests (
  request text primary key,
  brand_id bigint not null references brands,
  third_party_id text not null,
  return_address text not null,
  callback text not null,
  browser text,
  verifier text not null,
  nonce text not null,
  page_state text,
  provider_code text,
  code text unique,
  expires_at timestamptz(3) not null,
  returned_at timestamptz(3),
  used_at timestamptz(3)
);
create index on provider_requests (expires_at);

-- Tokens of a brand's single sign-on that have signed somebody in; each does it once.
create table used_sso_tokens (
  brand_id bigint not null references brands,
  issuer text not null,
  jti text not null,
  expires_at timestamptz(3) not null,
  primary key (brand_id, issuer, jti)
);
