-- What a member can spend, in a row of its own: it changes with every message, and a change of a row of `users` copies
-- all of the profile and asks nine indexes and eight conditions.
create table wallets (
  -- Outlives the erased member, as what was paid does.
  user_id bigint primary key references users,
  credits int not null default 0 check (credits >= 0),
  paid_user boolean not null default false,
  free_messages_used int not null default 0 check (free_messages_used >= 0),
  started_conversations int not null default 0 check (started_conversations >= 0)
) with (fillfactor = 70);
insert into wallets select id, credits, paid_user, free_messages_used, started_conversations from users;

drop trigger users_open_ledger on users;
drop function open_ledger();
alter table users
  drop column credits, drop column paid_user, drop column free_messages_used, drop column started_conversations;
create function open_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (user_id) values (new.id);
  return null;
end $$;
create trigger users_open_wallet after insert on users for each row execute function open_wallet();

-- Types, because the text of a condition is read anew with every statement that writes.
create type ledger_kind as enum (
  'opening', 'purchase', 'message', 'photo', 'gift', 'withdrawal', 'refund', 'charge_back', 'correction');
create type message_kind as enum ('text', 'photo', 'gift', 'gif');
drop index messages_media;
alter table messages drop constraint messages_kind_check, alter column kind type message_kind using kind::message_kind;
create index messages_media on messages (media) where kind = 'photo';

alter table ledger_entries drop constraint ledger_entries_kind_check,
  alter column kind type ledger_kind using kind::ledger_kind,
  drop constraint ledger_entries_user_id_fkey, add foreign key (user_id) references wallets;
alter table credit_lots drop constraint credit_lots_user_id_fkey, add foreign key (user_id) references wallets;

-- What a send or another spending takes is taken from the wallet alone. Which lots it came out of, the oldest first,
-- follows from the balance, and is written down when a lot is changed.
comment on column credit_lots.remaining is 'When the lots of this member were last settled; see open_lots.';
create function open_lots(p_user bigint) returns table (id bigint, payment_id bigint, remaining int) language sql stable
as $$
  select lot.id, lot.payment_id,
    lot.remaining - least(lot.remaining, greatest(0, lot.held - wallet.credits - (lot.through - lot.remaining)))::int
  from (
    select l.id, l.payment_id, l.remaining, sum(l.remaining) over (order by l.id) as through,
      sum(l.remaining) over () as held
    from credit_lots l where l.user_id = p_user and l.remaining > 0) as lot, wallets as wallet
  where wallet.user_id = p_user
$$;

-- The key of a send stands in its message, as the first 128 bits of its SHA-256: no row of its own to write twice.
alter table messages add column send_key uuid;
update messages set send_key = encode(substr(sha256(convert_to(k.key, 'UTF8')), 1, 16), 'hex')::uuid
  from message_keys k where messages.id = (k.response ->> 'id')::bigint;
create unique index messages_send_key on messages (sender_id, send_key);
drop table message_keys;
-- Who writes is in the conversation; both are gone where it is.
alter table messages drop constraint messages_conversation_id_fkey, drop constraint messages_sender_id_fkey,
  add constraint messages_member foreign key (conversation_id, sender_id)
    references conversation_members (conversation_id, user_id) on delete cascade;

-- What changes between two members comes one after the other, also before they have a conversation: messages get their
-- ids in the order in which they can be seen. Taken with pg_advisory_xact_lock, which writes nothing, unlike the lock of
-- a row; two pairs of one number only wait for each other.
create function conversation_lock(a bigint, b bigint) returns bigint language sql immutable
  return hashint8extended(least(a, b), greatest(a, b));

drop function send_message;
drop function spend_credits;
-- Sending is one call: each further way to the server and back would hold the sender's lock and cost more than the
-- work itself. What is refused is raised, so nothing of it is kept; a key that was used before is refused by its index.
create function send_message(
  p_user bigint, p_send_key uuid, p_conversation bigint, p_profile bigint,
  p_kind message_kind, p_text text, p_preview text, p_gift text, p_media text,
  -- What it costs where it is not free, what for, and whether a free message may do.
  p_credits int, p_ledger_kind ledger_kind, p_may_be_free boolean,
  p_free_messages int, p_free_conversations int, p_now timestamptz
) returns json language plpgsql
-- Rows that change with every message leave dead versions behind, which an index scan marks and a bitmap scan does not.
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
begin
  -- Paying from the sender's wallet locks it: a member's sends come one after another.
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
      -- Free messages were left a moment ago, and another send took the last.
      update wallets set credits = credits - p_credits where user_id = p_user returning * into v_wallet;
    else
      v_is_short := true;
    end if;
  end if;

  if v_other is null then
    select other_id into v_other from conversation_members where conversation_id = p_conversation and user_id = p_user;
  end if;
  perform pg_advisory_xact_lock(conversation_lock(p_user, v_other));
  -- Read after the lock, so a block that was answered holds.
  select me.status, me.country, u.is_invisible, c.conversation_id,
      (select array_agg(blocker_id) from blocks
        where blocker_id in (p_user, v_other) and blocked_id in (p_user, v_other)) as blockers,
      exists (select 1 from push_subscriptions where user_id = v_other) as has_push
    into strict v_at
    from users me
    left join users u on u.id = v_other and u.id <> p_user and u.status = 'active' and u.gender is not null
    left join conversation_members c on c.user_id = p_user and c.other_id = v_other
    where me.id = p_user;
  v_conversation := v_at.conversation_id;
  if v_at.status = 'not_confirmed' then perform refuse('not_confirmed'); end if;
  if v_at.status = 'suspended' then perform refuse('account_suspended'); end if;
  if v_at.status = 'deleted' then perform refuse('authentication_required'); end if;
  -- Who cannot be seen is not found; who is known from a conversation and blocks is said to block.
  if v_at.is_invisible is null or v_conversation is null and (v_other = any (v_at.blockers) or v_at.is_invisible
      and not exists (select 1 from likes where liker_id = v_other and liked_id = p_user)) then
    perform refuse('not_found');
  end if;
  if v_at.blockers is not null then
    perform refuse('blocked', jsonb_build_object('by', case when p_user = any (v_at.blockers) then 'me' else 'them' end));
  end if;

  if v_conversation is null then
    if not v_wallet.paid_user and v_wallet.started_conversations >= p_free_conversations then
      perform refuse('conversation_limit', jsonb_build_object('limit', p_free_conversations));
    end if;
    insert into conversations (low_id, high_id, starter_id, created_at)
      values (least(p_user, v_other), greatest(p_user, v_other), p_user, p_now) returning id into v_conversation;
    insert into conversation_members (conversation_id, user_id, other_id, last_at)
      values (v_conversation, p_user, v_other, p_now), (v_conversation, v_other, p_user, p_now);
    update wallets set started_conversations = started_conversations + 1 where user_id = p_user;
  end if;
  if v_is_short then
    -- Who never bought is told that the free messages are used up; everybody else that credits are missing.
    perform refuse(case when p_may_be_free and not v_wallet.paid_user then 'free_messages_used' else 'not_enough_credits' end,
      jsonb_build_object('needed', p_credits, 'credits', v_wallet.credits));
  end if;

  insert into messages (conversation_id, sender_id, kind, text, gift, media, credits, created_at, send_key)
    values (v_conversation, p_user, p_kind, p_text, p_gift, p_media, v_paid, p_now, p_send_key)
    returning id into v_message;
  if v_paid > 0 then
    insert into ledger_entries (user_id, credits, balance, kind, source_key)
      values (p_user, -v_paid, v_wallet.credits, p_ledger_kind, 'message:' || v_message);
  end if;
  update conversation_members set last_message_id = v_message, last_at = p_now, last_kind = p_kind,
      last_preview = p_preview, last_is_mine = user_id = p_user,
      unread = case when user_id = p_user then unread else unread + 1 end,
      draft = case when user_id = p_user then '' else draft end, is_hidden = false
    where conversation_id = v_conversation;
  -- In the order of the ids, so that two sends cannot wait for each other.
  insert into member_versions (user_id, version) values (least(p_user, v_other), 1), (greatest(p_user, v_other), 1)
    on conflict (user_id) do update set version = member_versions.version + 1;
  return json_build_object('id', v_message, 'conversation_id', v_conversation, 'other_id', v_other, 'credits', v_paid,
    'has_push', v_at.has_push, 'sender', json_build_object('credits', v_wallet.credits, 'paid_user', v_wallet.paid_user,
      'free_messages_used', v_wallet.free_messages_used, 'country', v_at.country));
end $$;
