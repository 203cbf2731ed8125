-- Operators find members by the start of the address.
create index if not exists users_email_prefix on users (email text_pattern_ops);
