alter table photos
  -- Perceptual hash of the picture; null until it is screened.
  add column fingerprint bit(64),
  -- Parts of the fingerprint. Two files of the same picture have at least one in common.
  add column bands int[],
  -- How explicit the model finds the photo, from 0 to 1; null if it was not scored.
  add column score real,
  add column screened_at timestamptz,
  -- Until then, no other process screens the photo.
  add column screening_until timestamptz,
  -- Place in the review queue; null: by `created_at`.
  add column queued_at timestamptz,
  -- No person has decided about the photo since a program refused it.
  add column is_refused_by_program boolean not null default false;

-- Pictures that were refused, also after their photo was deleted. No link to the member remains.
create table refused_pictures (
  id bigint generated always as identity primary key,
  photo_id bigint unique references photos on delete set null,
  fingerprint bit(64) not null,
  bands int[] not null,
  refusal text not null,
  is_by_person boolean not null,
  refused_at timestamptz not null
);
create index refused_pictures_bands on refused_pictures using gin (bands);
create index refused_pictures_by_time on refused_pictures (refused_at);
