-- A refund made at the provider, and what the provider calls ours: each notice of a refund is one refund.
alter table refunds add column provider_ref text;
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check check (kind in ('withdrawal', 'operator', 'late', 'provider'));
create unique index refunds_of_provider on refunds (payment_id, provider_ref);
