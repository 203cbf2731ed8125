-- Why a photo was refused: a code, which the member reads as a sentence in their language.
alter table photos add column refusal text
  check (refusal in ('no_person', 'not_you', 'explicit', 'minor', 'contact', 'quality', 'other'));
update photos set refusal = 'other' where status = 'rejected';

-- When the member agreed that visitors see the main photo; null: members only.
alter table users add column public_photo_at timestamptz;

-- What a member says against a refusal; one a photo.
create table photo_appeals (
  photo_id bigint primary key references photos on delete cascade,
  user_id bigint not null references users on delete cascade,
  text text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'overturned')),
  decision text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index photo_appeals_of_user on photo_appeals (user_id);
create index photo_appeals_open on photo_appeals (created_at) where status = 'open';
