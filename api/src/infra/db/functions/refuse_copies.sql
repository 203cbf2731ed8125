-- Refuses a first message that the member has already sent to p_max people within the window. The wait doubles with
-- each further person. Callers must hold the lock on the sender's wallet, or concurrent sends would not count each
-- other.
create or replace function refuse_copies(
  p_user bigint, p_print bytea, p_max int, p_window_ms int, p_wait_ms int, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_sent record;
  v_until timestamptz;
begin
  select count(*)::int as people, max(sent_at) as last_at, max(message_id) as message into v_sent
    from first_messages where user_id = p_user and print = p_print and sent_at > p_now - p_window_ms * interval '1 ms';
  if v_sent.people < p_max then return; end if;
  v_until := v_sent.last_at + p_wait_ms * 2 ^ (v_sent.people - p_max) * interval '1 ms';
  if v_until > p_now then
    perform refuse('copied_message',
      jsonb_build_object('people', v_sent.people, 'until', v_until, 'message', v_sent.message));
  end if;
end $$;
