alter table swipes
  drop constraint swipes_decision_check,
  add constraint swipes_decision_check check (decision in ('like', 'pass', 'skip')) not valid;
