-- Counts a step once per member, and not for members without a known origin. Call it last in a transaction: it locks a
-- counter that members share.
create or replace function count_member_step(p_user bigint, p_step text) returns void language plpgsql as $$
begin
  with reached as (
    update funnel_members set steps = array_append(steps, p_step)
      where user_id = p_user and p_step <> all (steps)
      returning origin_id
  )
  update funnel_counts c set
      activated = activated + (p_step = 'activated')::int,
      first_message = first_message + (p_step = 'first_message')::int,
      first_purchase = first_purchase + (p_step = 'first_purchase')::int
    from reached where c.id = reached.origin_id;
end $$;
