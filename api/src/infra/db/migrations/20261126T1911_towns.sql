insert into member_towns select distinct lat, lon from users where lat is not null and lon is not null
on conflict do nothing;
