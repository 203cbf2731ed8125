-- How often the provider has refused to release reserved money, and when it did so last; it is asked again.
alter table payments
  add column release_refusals int not null default 0 check (release_refusals >= 0),
  add column release_refused_at timestamptz;
