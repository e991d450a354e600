-- What a link leads to can be a product: {"sku", "price", "currency", "in_stock"}, as the wire says it.
alter table linkouts add column product jsonb;
