-- The link to the old address that stops a change of address.
alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check
  check (kind in ('activation', 'reset', 'mail_change', 'mail_change_stop', 'reactivation'));

-- A session that a passkey opened ends with it.
alter table sessions add column passkey_id bigint references passkeys on delete cascade;
create index sessions_of_passkey on sessions (passkey_id) where passkey_id is not null;
