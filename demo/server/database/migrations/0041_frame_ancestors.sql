-- Which sites may show a brand's embeds in a frame: origins; null for all of them.
alter table brands
  add column frame_ancestors jsonb;
