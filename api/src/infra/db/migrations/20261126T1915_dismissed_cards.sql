-- When a member chose “Not now” on each card that asks for a profile detail, in milliseconds since 1970.
alter table users add column dismissed_cards jsonb not null default '{}';
