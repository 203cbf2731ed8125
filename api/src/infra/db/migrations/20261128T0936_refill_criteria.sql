-- Days of the visits since the table began to fill.
update member_criteria c set codes = criteria_of(u) from users u
where u.id = c.user_id
  and u.last_active >= (select applied_at from migrations where name = '20261128T0932_criteria');
