-- Sending is one call: each further way to the server and back would hold the sender's lock and cost more than
-- the work itself. What is refused is raised with the code of the API's error, so nothing of it is kept.
create function refuse(code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'DU001', message = code, detail = details::text;
end $$;

-- Takes credits once for a source key, out of the oldest lots first, and gives the balance after. The lock makes
-- everything that moves a member's credits wait here, so each sees the balance of the one before. Not `for update`:
-- rows that refer to the member share its key, and raising such a share would deadlock.
create function spend_credits(p_user bigint, p_credits int, p_kind text, p_source_key text) returns int language plpgsql
set enable_bitmapscan = off
as $$
declare
  v_balance int;
begin
  select credits into strict v_balance from users where id = p_user for no key update;
  if v_balance < p_credits then
    perform refuse('not_enough_credits', jsonb_build_object('needed', p_credits, 'credits', v_balance));
  end if;
  v_balance := v_balance - p_credits;
  insert into ledger_entries (user_id, credits, balance, kind, source_key)
    values (p_user, -p_credits, v_balance, p_kind, p_source_key) on conflict (source_key) do nothing;
  -- What is bought twice is never given for nothing.
  if not found then perform refuse('key_reused'); end if;
  update users set credits = v_balance where id = p_user;
  with open as (
    select id, sum(remaining) over (order by id) - remaining as earlier
    from credit_lots where user_id = p_user and remaining > 0)
  update credit_lots set remaining = remaining - least(remaining, p_credits - open.earlier)
    from open where credit_lots.id = open.id and open.earlier < p_credits;
  return v_balance;
end $$;

create function send_message(
  p_user bigint, p_key text, p_body_hash text, p_conversation bigint, p_profile bigint,
  p_kind text, p_text text, p_preview text, p_gift text, p_media text,
  -- What it costs where it is not free, what for, and whether a free message may do.
  p_credits int, p_ledger_kind text, p_may_be_free boolean,
  p_free_messages int, p_free_conversations int, p_now timestamptz
) returns jsonb language plpgsql
-- Rows that change with every message leave dead versions behind, which an index scan marks and a bitmap scan does not.
set enable_bitmapscan = off
as $$
declare
  v_me record;
  v_target record;
  v_kept record;
  v_other bigint := p_profile;
  v_conversation bigint;
  v_message bigint;
  v_is_new boolean := false;
  v_paid int := 0;
  v_facts jsonb;
begin
  -- The row waits for a send of the same key that is still under way.
  insert into message_keys (user_id, key, body_hash, created_at) values (p_user, p_key, p_body_hash, p_now)
    on conflict do nothing;
  if not found then
    select body_hash, response into v_kept from message_keys where user_id = p_user and key = p_key;
    if v_kept.body_hash is distinct from p_body_hash then perform refuse('key_reused'); end if;
    return v_kept.response || '{"is_repeat": true}';
  end if;

  -- The sender's row, locked: a member's sends come one after another. NO KEY, so that rows of others that point
  -- at this member can be written meanwhile.
  select status, paid_user, credits, free_messages_used, started_conversations, country into strict v_me
    from users where id = p_user for no key update;
  if v_me.status = 'not_confirmed' then perform refuse('not_confirmed'); end if;
  if v_me.status = 'suspended' then perform refuse('account_suspended'); end if;
  if v_me.status = 'deleted' then perform refuse('authentication_required'); end if;

  if v_other is null then
    select other_id into v_other from conversation_members
      where user_id = p_user and conversation_id = p_conversation;
    if not found then perform refuse('not_found'); end if;
  end if;

  -- Blocks are read after the conversation's lock, so a block that was answered holds. Who cannot be seen is not
  -- found; who is known from a conversation and blocks is said to block.
  select id into v_conversation from conversations
    where low_id = least(p_user, v_other) and high_id = greatest(p_user, v_other) for no key update;
  select
      exists (select 1 from blocks where blocker_id = u.id and blocked_id = p_user) as has_blocked_me,
      exists (select 1 from blocks where blocker_id = p_user and blocked_id = u.id) as is_blocked,
      (not u.is_invisible or exists (select 1 from likes where liker_id = u.id and liked_id = p_user)) as is_in_sight
    into v_target from users u
    where u.id = v_other and u.id <> p_user and u.status = 'active' and u.gender is not null;
  if not found then perform refuse('not_found'); end if;
  if v_conversation is null and (v_target.has_blocked_me or not v_target.is_in_sight) then
    perform refuse('not_found');
  end if;
  if v_target.is_blocked then perform refuse('blocked', '{"by": "me"}'); end if;
  if v_target.has_blocked_me then perform refuse('blocked', '{"by": "them"}'); end if;

  if v_conversation is null then
    if not v_me.paid_user and v_me.started_conversations >= p_free_conversations then
      perform refuse('conversation_limit', jsonb_build_object('limit', p_free_conversations));
    end if;
    insert into conversations (low_id, high_id, starter_id, created_at)
      values (least(p_user, v_other), greatest(p_user, v_other), p_user, p_now)
      on conflict (low_id, high_id) do nothing returning id into v_conversation;
    if v_conversation is not null then
      v_is_new := true;
      insert into conversation_members (conversation_id, user_id, other_id, last_at)
        values (v_conversation, p_user, v_other, p_now), (v_conversation, v_other, p_user, p_now);
      update users set started_conversations = started_conversations + 1 where id = p_user;
    else
      -- The other side made it at the same moment.
      select id into strict v_conversation from conversations
        where low_id = least(p_user, v_other) and high_id = greatest(p_user, v_other) for no key update;
    end if;
  end if;

  if p_credits > 0 then
    if p_may_be_free and not v_me.paid_user and v_me.free_messages_used < p_free_messages then
      v_me.free_messages_used := v_me.free_messages_used + 1;
      update users set free_messages_used = v_me.free_messages_used where id = p_user;
    elsif p_may_be_free and not v_me.paid_user and v_me.credits < p_credits then
      -- Who never bought is told that the free messages are used up; everybody else that credits are missing.
      perform refuse('free_messages_used', jsonb_build_object('needed', p_credits, 'credits', v_me.credits));
    else
      v_me.credits := spend_credits(p_user, p_credits, p_ledger_kind, 'message:' || p_user || ':' || p_key);
      v_paid := p_credits;
    end if;
  end if;

  insert into messages (conversation_id, sender_id, kind, text, gift, media, credits, created_at)
    values (v_conversation, p_user, p_kind, p_text, p_gift, p_media, v_paid, p_now) returning id into v_message;
  update conversation_members set last_message_id = v_message, last_at = p_now, last_kind = p_kind,
      last_preview = p_preview, last_is_mine = user_id = p_user,
      unread = case when user_id = p_user then unread else unread + 1 end,
      draft = case when user_id = p_user then '' else draft end, is_hidden = false
    where conversation_id = v_conversation;

  v_facts := jsonb_build_object(
    'id', v_message, 'conversation_id', v_conversation, 'other_id', v_other, 'credits', v_paid,
    'media', p_media, 'gift', p_gift, 'created_at', p_now,
    'sender', jsonb_build_object('credits', v_me.credits, 'paid_user', v_me.paid_user,
      'free_messages_used', v_me.free_messages_used, 'country', v_me.country),
    'has_push', exists (select 1 from push_subscriptions where user_id = v_other));
  update message_keys set response = v_facts where user_id = p_user and key = p_key;
  -- In the order of the ids, so that two sends cannot wait for each other.
  insert into member_versions (user_id, version) values (least(p_user, v_other), 1), (greatest(p_user, v_other), 1)
    on conflict (user_id) do update set version = member_versions.version + 1;
  return v_facts;
end $$;

-- Room for a row's next version on its own page, so that a change of what no index holds leaves the indexes alone. An
-- index with `remaining > 0` as its condition would hold `remaining`.
drop index credit_lots_open;
create index credit_lots_of_user on credit_lots (user_id, id);
alter table credit_lots set (fillfactor = 80);
alter table users set (fillfactor = 85);
alter table message_keys set (fillfactor = 85);
alter table member_versions set (fillfactor = 70);
alter table conversation_members set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
