/**
 * Where each table goes on Citus, without a change of a statement (docs/scale.md):
 * `by` the column that names a member: in shards, one member's rows of all these tables on one machine;
 * `everywhere`: a copy on each machine (a reference table), for what most statements join;
 * `first`: stays whole on the first machine (the coordinator), and why. `refused`: with the table in shards, Citus refused this statement.
 */
export type Place = { by: string } | { everywhere: true } | { first: string; refused?: string }

const numbered: Place = { first: 'unique by a number or a name alone, which no shard can see to' }
const nobodys: Place = { first: 'small, and no member’s' }
const modules = 'src/modules'

export const places: Readonly<Record<string, Place>> = {
  users: { everywhere: true },

  activity_views: { by: 'user_id' },
  auto_likes: { by: 'user_id' },
  directdebit_blocks: { by: 'user_id' },
  match_answers: { by: 'user_id' },
  member_notices: { by: 'user_id' },
  member_versions: { by: 'user_id' },
  profile_visits: { by: 'visited_id' },
  swipe_cursors: { by: 'user_id' },
  swipe_days: { by: 'user_id' },

  blocks: {
    first: 'who may see whom is asked from both sides',
    refused: `${modules}/chat/sender.repository.ts#findTarget`,
  },
  data_exports: {
    first: 'a job takes the next one of all, whoever’s it is',
    refused: `${modules}/exports/exports.repository.ts#claimDueExport`,
  },
  likes: {
    first: 'read by who likes and by who is liked, in one statement with conversations',
    refused: `${modules}/likes/likes.repository.ts#findLikedIds`,
  },
  pairs: {
    first: 'two members’, read together with likes of both',
    refused: `${modules}/members/member.repository.ts#findMember`,
  },
  swipes: {
    first: 'the deck leaves out what was liked, and likes stay',
    refused: `${modules}/swipe/swipe.repository.ts#findDeckIds`,
  },

  conversation_members: { first: 'messages point at it; a send reads both members’ rows at once' },
  wallets: { first: 'the ledger points at it' },
  complaints: numbered,
  conversations: numbered,
  credit_debts: numbered,
  credit_lots: numbered,
  directdebit_codes: numbered,
  directdebit_requests: numbered,
  discount_codes: numbered,
  discount_redemptions: numbered,
  ledger_entries: numbered,
  mandates: numbered,
  message_media: numbered,
  messages: numbered,
  passkeys: numbered,
  payment_attempts: numbered,
  payments: numbered,
  photo_appeals: numbered,
  photos: numbered,
  push_subscriptions: numbered,
  refunds: numbered,
  reports: numbered,
  sessions: numbered,
  tokens: numbered,

  audit: nobodys,
  gifs: nobodys,
  jobs: nobodys,
  login_attempts: nobodys,
  method_settings: nobodys,
  outbox: nobodys,
  page_hidden: nobodys,
  passkey_challenges: nobodys,
  places: nobodys,
  promoted_tiles: nobodys,
  provider_notices: nobodys,
  receipt_counters: nobodys,
  secrets: nobodys,
  settings: nobodys,
}

/** Statements on tables in shards that do not name one member, and why; Citus takes them. */
export const beyondOneMember: Readonly<Record<string, string>> = {
  [`${modules}/activity/activity.repository.ts#removeVisitsBefore`]:
    'a job: every shard drops its old visits',
  [`${modules}/notices/notices.repository.ts#findWaiting`]: 'a job: who is due a mail, of all members',
  'src/infra/db/functions/send_message.sql': 'a message raises the versions of its two members',
}

/** Refused once `users` is everywhere: an insert there, or into what stays, may not look something up or read more than its row. */
export const refusedOnCitus: readonly string[] = [
  `${modules}/accounts/users.repository.ts#insertUser`,
  `${modules}/chat/messages.repository.ts#insertMessage`,
  'demo/seed/members.ts#insertMembers',
]
