-- The search for verified members.
create index if not exists users_verified on users (country, last_active desc) where is_verified;
