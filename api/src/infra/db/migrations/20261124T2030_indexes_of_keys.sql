-- Erasing a member follows every key that points to them: without an index each one reads its whole table.
create index auto_likes_profile on auto_likes (profile_id);
create index complaints_user on complaints (user_id);
create index conversation_members_other on conversation_members (other_id);
create index conversations_high on conversations (high_id);
create index conversations_starter on conversations (starter_id);
create index credit_debts_user on credit_debts (user_id);
create index discount_redemptions_user on discount_redemptions (user_id);
create index mandates_payment on mandates (payment_id);
create index mandates_user on mandates (user_id);
create index pairs_high on pairs (high_id);
create index reports_profile on reports (profile_id);
create index reports_reporter on reports (reporter_id);
create index swipes_target on swipes (target_id);
create index users_signup_profile on users (signup_profile_id) where signup_profile_id is not null;
