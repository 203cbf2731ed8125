-- Photos whose files are deleted unless an upload adds the photo before `due_at`. Without personal data: the name is random.
create table photo_removals (
  name text primary key,
  width integer,
  due_at timestamptz not null
);
