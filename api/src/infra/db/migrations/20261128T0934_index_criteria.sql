-- Without a list of pending entries, which every search would read.
create index if not exists member_criteria_codes on member_criteria using gin (codes) with (fastupdate = off);
analyze member_criteria;
