-- Six digits that activate an account on another device than the link: only a hash is kept.
alter table tokens add column code_hash bytea;
