-- The configured host at which a member last logged in, or at which a report or complaint was sent. Null stands for
-- that of PUBLIC_URL. E-mails about it carry that host's brand.
alter table users add column host text;
alter table reports add column host text;
alter table complaints add column host text;
