-- Times that a process claimed the photo to screen it. A photo that was screened without a score before attempts were
-- counted stays so.
alter table photos add column screening_attempts smallint not null default 0;
