-- A member's last export: asked for, made by a job, kept for a while. The file lies in the storage as exports/<name>.zip.
create table data_exports (
  user_id bigint primary key references users on delete cascade,
  status text not null check (status in ('preparing', 'ready', 'failed')),
  -- Unguessable.
  name text not null,
  bytes bigint,
  attempts int not null default 0,
  requested_at timestamptz not null,
  expires_at timestamptz
);
create index data_exports_preparing on data_exports (requested_at) where status = 'preparing';
