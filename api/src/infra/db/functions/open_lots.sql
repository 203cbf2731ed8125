-- Returns a member's lots with the credits that remain in each. Spending changes only the wallet, so this deducts the
-- credits spent since the lots were last stored, oldest lot first.
create or replace function open_lots(p_user bigint) returns table (id bigint, payment_id bigint, remaining int) language sql stable
as $$
  select lot.id, lot.payment_id,
    lot.remaining - least(lot.remaining, greatest(0, lot.held - wallet.credits - (lot.through - lot.remaining)))::int
  from (
    select l.id, l.payment_id, l.remaining, sum(l.remaining) over (order by l.id) as through,
      sum(l.remaining) over () as held
    from credit_lots l where l.user_id = p_user and l.remaining > 0) as lot, wallets as wallet
  where wallet.user_id = p_user
$$;
