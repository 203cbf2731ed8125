alter table photos validate constraint photos_width_check;
create index photos_to_render on photos (width nulls first, id) where rendered_at is null;
