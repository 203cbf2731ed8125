-- Sends a message in one call: each further round trip would hold the sender's lock and cost more than the work itself.
-- Errors roll everything back. A unique index on the key prevents sending twice.
create or replace function send_message(
  p_user bigint, p_send_key uuid, p_conversation bigint, p_profile bigint,
  p_kind message_kind, p_text text, p_preview text, p_gift text, p_media text, p_reply_to bigint,
  -- p_credits is the price unless a free message is used, which p_may_be_free allows.
  p_credits int, p_ledger_kind ledger_kind, p_may_be_free boolean,
  p_free_messages int, p_free_conversations int, p_now timestamptz,
  -- p_words is null if the message never counts as a copy.
  p_words text, p_copies int, p_copy_window_ms int, p_copy_wait_ms int,
  p_has_verification boolean
) returns json language plpgsql
-- Every message leaves dead row versions. Index scans mark them as dead for later scans; bitmap scans do not.
set enable_bitmapscan = off
as $$
declare
  v_wallet wallets;
  v_paid int := p_credits;
  v_is_short boolean := false;
  v_conversation bigint;
  v_other bigint := p_profile;
  v_at record;
  v_message bigint;
  v_print bytea;
  v_quote json;
begin
  -- Locks the sender's wallet, which serialises the member's sends.
  update wallets set credits = credits - p_credits
    where user_id = p_user and credits >= p_credits and (p_credits = 0 or paid_user or not p_may_be_free
      or free_messages_used >= p_free_messages)
    returning * into v_wallet;
  if not found then
    select * into strict v_wallet from wallets where user_id = p_user for no key update;
    if p_may_be_free and not v_wallet.paid_user and v_wallet.free_messages_used < p_free_messages then
      v_paid := 0;
      update wallets set free_messages_used = free_messages_used + 1 where user_id = p_user returning * into v_wallet;
    elsif v_wallet.credits >= p_credits then
      -- A concurrent transaction has used the last free message or added credits.
      update wallets set credits = credits - p_credits where user_id = p_user returning * into v_wallet;
    else
      v_is_short := true;
    end if;
  end if;

  if v_other is null then
    select other_id into v_other from conversation_members where conversation_id = p_conversation and user_id = p_user;
  end if;
  perform pg_advisory_xact_lock(conversation_lock(p_user, v_other));
  -- Read after the lock, to see a block that a concurrent transaction has committed.
  select me.status, me.country, u.is_invisible, u.name, u.only_verified and not me.is_verified as is_closed, c.conversation_id, c.cleared_id,
      (select array_agg(blocker_id) from blocks
        where blocker_id in (p_user, v_other) and blocked_id in (p_user, v_other)) as blockers,
      exists (select 1 from push_subscriptions where user_id = v_other) as has_push,
      coalesce(t.is_muted, false) as is_muted, coalesce(t.is_archived and t.is_muted, false) as is_archived
    into strict v_at
    from users me
    left join users u on u.id = v_other and u.id <> p_user and u.status = 'active' and u.gender is not null
    left join conversation_members c on c.user_id = p_user and c.other_id = v_other
    left join conversation_members t on t.user_id = v_other and t.other_id = p_user
    where me.id = p_user;
  v_conversation := v_at.conversation_id;
  if v_at.status = 'not_confirmed' then perform refuse('not_confirmed'); end if;
  if v_at.status = 'suspended' then perform refuse('account_suspended'); end if;
  if v_at.status = 'deleted' then perform refuse('authentication_required'); end if;
  -- Without a conversation, a block must look like a missing member. With one, the sender may learn of the block.
  if v_at.is_invisible is null or v_conversation is null and (v_other = any (v_at.blockers) or v_at.is_invisible
      and not exists (select 1 from likes where liker_id = v_other and liked_id = p_user)) then
    perform refuse('not_found');
  end if;
  if v_at.blockers is not null then
    perform refuse('blocked', jsonb_build_object('by', case when p_user = any (v_at.blockers) then 'me' else 'them' end));
  end if;

  -- Replies to a recipient who has already written need no verification.
  if p_has_verification and v_at.is_closed and not exists (
      select 1 from messages where conversation_id = v_conversation and sender_id = v_other) then
    perform refuse('verified_only');
  end if;

  if v_conversation is null then
    if v_wallet.restricted_until > p_now then
      perform refuse('restricted', jsonb_build_object('until', v_wallet.restricted_until));
    end if;
    if not v_wallet.paid_user and v_wallet.started_conversations >= p_free_conversations then
      perform refuse('conversation_limit', jsonb_build_object('limit', p_free_conversations));
    end if;
    if p_words is not null then
      v_print := copy_print(p_user, p_words, v_at.name);
      perform refuse_copies(p_user, v_print, p_copies, p_copy_window_ms, p_copy_wait_ms, p_now);
    end if;
    insert into conversations (low_id, high_id, starter_id, created_at)
      values (least(p_user, v_other), greatest(p_user, v_other), p_user, p_now) returning id into v_conversation;
    insert into conversation_members (conversation_id, user_id, other_id, last_at)
      values (v_conversation, p_user, v_other, p_now), (v_conversation, v_other, p_user, p_now);
    -- The foreign keys above wait for a concurrent erasure of either member.
    if (select count(*) from users where id in (p_user, v_other) and status = 'active') < 2 then
      perform refuse('not_found');
    end if;
    update wallets set started_conversations = started_conversations + 1 where user_id = p_user;
    update likes set is_seen = true where liker_id = v_other and liked_id = p_user and not is_seen;
  end if;
  if v_is_short then
    perform refuse(case when p_may_be_free and not v_wallet.paid_user then 'free_messages_used' else 'not_enough_credits' end,
      jsonb_build_object('needed', p_credits, 'credits', v_wallet.credits));
  end if;

  if p_reply_to is not null then
    select quote_of(q) into v_quote from messages q
      where q.id = p_reply_to and q.conversation_id = v_conversation and q.id > v_at.cleared_id and q.deleted_at is null;
  end if;
  insert into messages (conversation_id, sender_id, kind, text, gift, media, credits, created_at, send_key, reply_to)
    values (v_conversation, p_user, p_kind, p_text, p_gift, p_media, v_paid, p_now, p_send_key,
      case when v_quote is not null then p_reply_to end)
    returning id into v_message;
  if v_print is not null then
    insert into first_messages (message_id, user_id, print, sent_at) values (v_message, p_user, v_print, p_now);
  end if;
  if p_media like '/media/messages/%' then
    -- An upload can be sent only once, even with another send key.
    update message_media set message_id = v_message
      where name = split_part(p_media, '/', 4) and owner_id = p_user and message_id is null;
    if not found then perform refuse('conflict'); end if;
  end if;
  if v_paid > 0 then
    insert into ledger_entries (user_id, credits, balance, kind, source_key)
      values (p_user, -v_paid, v_wallet.credits, p_ledger_kind, 'message:' || v_message);
  end if;
  update conversation_members set last_message_id = v_message, last_at = p_now, last_kind = p_kind,
      last_preview = p_preview, last_is_mine = user_id = p_user,
      unread = case when user_id = p_user then unread else unread + 1 end,
      draft = case when user_id = p_user then '' else draft end, is_hidden = false,
      -- Unarchive the recipient's conversation, unless it is muted.
      is_archived = is_archived and (is_muted or user_id = p_user)
    where conversation_id = v_conversation;
  -- In id order, or two sends in opposite directions could deadlock.
  insert into member_versions (user_id, version) values (least(p_user, v_other), 1), (greatest(p_user, v_other), 1)
    on conflict (user_id) do update set version = member_versions.version + 1;
  -- Last, because it locks a row that other members share.
  perform count_member_step(p_user, 'first_message');
  return json_build_object('id', v_message, 'conversation_id', v_conversation, 'other_id', v_other, 'credits', v_paid,
    'has_push', v_at.has_push and not v_at.is_muted, 'is_muted', v_at.is_muted, 'is_archived', v_at.is_archived,
    'quote', v_quote, 'sender', json_build_object('credits', v_wallet.credits, 'paid_user', v_wallet.paid_user,
      'free_messages_used', v_wallet.free_messages_used, 'country', v_at.country));
end $$;
