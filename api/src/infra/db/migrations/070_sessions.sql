-- What a member is shown of their sessions: which device, from which country, when it was last used.
alter table sessions add column user_agent text;
alter table sessions add column country text;
alter table sessions add column last_used_at timestamptz;
