alter table photos
  -- Width of the widest portrait in pixels; null until the portraits are rendered.
  add column width int check (width > 0),
  add column has_avif boolean not null default false,
  -- ThumbHash of the portrait in base64.
  add column preview text,
  -- When the job rendered the portraits, or found that it cannot.
  add column rendered_at timestamptz;
create index photos_to_render on photos (width nulls first, id) where rendered_at is null;
