-- Operators' notes and tags on members. The site never shows them to members; a data export includes them.
create table member_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  author text not null,
  text text not null,
  created_at timestamptz not null
);
create index member_notes_of_member on member_notes (user_id, id desc);

create table member_tags (
  user_id bigint primary key references users on delete cascade,
  tags text[] not null
);
create index member_tags_by_tag on member_tags using gin (tags);
