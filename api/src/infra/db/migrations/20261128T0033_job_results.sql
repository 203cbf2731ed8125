-- Interval of a job, its last run without an error, and the runs that failed since then.
alter table jobs
  add column every_ms int,
  add column last_success timestamptz,
  add column failures int not null default 0;
update jobs set last_success = last_run;
