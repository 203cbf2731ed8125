export interface ExportedTable {
  table: string
  by: string
  without?: string[]
}

export const exportedTables: Record<string, ExportedTable> = {
  photos: {
    table: 'photos',
    by: 'user_id',
    without: ['bands', 'screening_until', 'screening_attempts', 'queued_at'],
  },
  exports: { table: 'data_exports', by: 'user_id', without: ['name', 'attempts'] },
  photo_appeals: { table: 'photo_appeals', by: 'user_id' },
  verifications: {
    table: 'verifications',
    by: 'user_id',
    without: ['operator_id', 'leased_until', 'mail_id', 'file'],
  },
  sessions: { table: 'sessions', by: 'user_id', without: ['token_hash'] },
  // Includes the new address of a pending e-mail change.
  links_by_mail: { table: 'tokens', by: 'user_id', without: ['token_hash', 'code_hash'] },
  passkeys: { table: 'passkeys', by: 'user_id', without: ['credential_id', 'public_key', 'counter'] },
  push_subscriptions: { table: 'push_subscriptions', by: 'user_id', without: ['auth', 'p256dh'] },
  likes_given: { table: 'likes', by: 'liker_id', without: ['is_seen'] },
  visit_before_sign_up: { table: 'funnel_members', by: 'user_id' },
  profiles_visited: { table: 'profile_visits', by: 'visitor_id' },
  activity_seen: { table: 'activity_views', by: 'user_id' },
  blocks: { table: 'blocks', by: 'blocker_id' },
  swipes: { table: 'swipes', by: 'user_id' },
  profile_notes: { table: 'profile_notes', by: 'user_id' },
  saved_searches: { table: 'saved_searches', by: 'user_id' },
  match_answers: { table: 'match_answers', by: 'user_id' },
  conversations: { table: 'conversation_members', by: 'user_id', without: ['last_preview'] },
  messages_sent: { table: 'messages', by: 'sender_id', without: ['send_key', 'recipient_reaction'] },
  message_media: {
    table: 'message_media',
    by: 'owner_id',
    without: ['cover', 'uncovers_if_harmless', 'screen_at', 'screening_attempts'],
  },
  reports_made: { table: 'reports', by: 'reporter_id' },
  warnings_and_restrictions: { table: 'member_measures', by: 'user_id' },
  complaints: { table: 'complaints', by: 'user_id' },
  payments: { table: 'payments', by: 'user_id', without: ['body_hash', 'idempotency_key'] },
  notes_by_operators: { table: 'member_notes', by: 'user_id', without: ['author'] },
  tags_by_operators: { table: 'member_tags', by: 'user_id' },
  wallet: { table: 'wallets', by: 'user_id' },
  // `remaining` is often outdated, because spending does not update it.
  credit_lots: { table: 'credit_lots', by: 'user_id', without: ['remaining'] },
  credit_debts: { table: 'credit_debts', by: 'user_id' },
  discount_codes: { table: 'discount_codes', by: 'user_id' },
  discounts_used: { table: 'discount_redemptions', by: 'user_id' },
  direct_debit_codes: { table: 'directdebit_codes', by: 'user_id' },
  direct_debit_blocks: { table: 'directdebit_blocks', by: 'user_id' },
  mails_about_news: { table: 'member_notices', by: 'user_id' },
  credit_entries: { table: 'ledger_entries', by: 'user_id' },
  payment_mandates: { table: 'mandates', by: 'user_id', without: ['provider_mandate'] },
  direct_debits: { table: 'directdebit_requests', by: 'user_id', without: ['code_hash'] },
}
