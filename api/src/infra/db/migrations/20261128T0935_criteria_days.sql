-- Now, so that no visit has waited while the table was filled.
create or replace trigger users_follow_days after update of last_active on users for each row
  when (day_of(old.last_active) <> day_of(new.last_active)) execute function follow_criteria();
