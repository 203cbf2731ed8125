-- Animations of an outside library that a search showed: whoever sends or sees one names it by our id, and only these
-- addresses are fetched.
create table gifs (
  id text primary key,
  title text not null,
  url text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- It stands in a message and is kept.
  is_sent boolean not null default false,
  seen_at timestamptz not null
);
create index gifs_forgettable on gifs (seen_at) where not is_sent;
