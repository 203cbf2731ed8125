-- Operators find members of every status by the start of the name.
create index if not exists users_name_prefix on users (lower(name) text_pattern_ops, id);
