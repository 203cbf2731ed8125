alter table photos
  -- Width of the widest portrait in pixels; null until the portraits are rendered.
  add column width int,
  add column has_avif boolean not null default false,
  -- ThumbHash of the portrait in base64.
  add column preview text,
  -- When the job rendered the portraits, or found that it cannot.
  add column rendered_at timestamptz,
  add constraint photos_width_check check (width > 0) not valid;
