-- What the code of an order is good for, and whether it took it when the money came: the first payment with a code that
-- holds once takes it, whichever order was made first.
alter table payments add column discount_validity text
  check (discount_validity in ('once-per-user', 'once', 'unlimited'));
update payments p set discount_validity = r.validity from discount_redemptions r where r.payment_id = p.id;
update payments set discount_validity = 'once-per-user' where discount_code is not null and discount_validity is null;
alter table discount_redemptions add column is_settled boolean not null default false;
update discount_redemptions r set is_settled = true from payments p
  where p.id = r.payment_id and p.paid_at is not null;

-- Where to pay by other means than a page: account, reference, last day.
alter table payment_attempts add column instructions jsonb;

-- Credits that were spent of a purchase before its bank took the money back. The next purchases make them good.
alter type ledger_kind add value 'debt';
create table credit_debts (
  payment_id bigint primary key references payments,
  user_id bigint not null references wallets,
  credits int not null check (credits > 0),
  settled int not null default 0 check (settled between 0 and credits),
  created_at timestamptz not null
);
create index credit_debts_open on credit_debts (user_id, payment_id) where settled < credits;

-- For another code to the same phone; forgotten together with the account.
alter table directdebit_requests add column phone text;
-- Money that came for an order whose discount was used meanwhile goes back by itself.
alter table refunds drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('withdrawal', 'operator', 'late'));
