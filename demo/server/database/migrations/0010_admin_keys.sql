-- admin_key: SHA-256 in hexadecimal of a key that opens /admin for the people of this brand alone; null for none.
alter table brands add column admin_key text;
