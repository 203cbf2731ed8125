-- Operators find members of every status by the start of the name or address.
create index users_name_prefix on users (lower(name) text_pattern_ops, id);
create index users_email_prefix on users (email text_pattern_ops);
