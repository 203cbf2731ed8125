-- Answers that operators sent as fictional members, for figures; without the member and the operator.
create table fictional_answers (
  id bigint generated always as identity primary key,
  fictional_id bigint not null references users on delete cascade,
  answered_at timestamptz not null,
  -- Since the oldest unanswered message; null if there was none.
  waited_seconds int
);
create index fictional_answers_by_time on fictional_answers (answered_at);
create index fictional_answers_of_member on fictional_answers (fictional_id);
