-- Money that the bank reserves when the member pays, and that is captured later: when the order is made it is fixed whether, and
-- after how many hours (null: by hand).
alter table payments
  add column is_held boolean not null default false,
  add column capture_hours int check (capture_hours > 0),
  -- Once it is reserved: when it is captured by itself, and when it is released if nobody has decided by then.
  add column capture_at timestamptz,
  add column release_at timestamptz,
  -- What was decided first counts; the provider is asked until it has done it.
  add column hold_decision text check (hold_decision in ('capture', 'release')),
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in (
    'created', 'requires_action', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired', 'unknown',
    'refunded', 'partially_refunded', 'charged_back'));
create index payments_held on payments (id) where state = 'authorised';
