-- Before the triggers exist, so that no change of a member waits for this statement.
insert into member_criteria (user_id, codes)
select u.id, criteria_of(u) from users u where u.status = 'active' and not u.is_invisible and u.gender is not null;
