-- Changes between the two migrations before. The update fires the trigger, which reads the member's latest row.
update users u set tattoos = u.tattoos where u.id in (
  select one.id from users one left join member_criteria c on c.user_id = one.id
  where case when one.status = 'active' and not one.is_invisible and one.gender is not null
    then c.codes is distinct from criteria_of(one) else c.user_id is not null end);
analyze member_criteria;
