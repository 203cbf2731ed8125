-- Figures of the last day read the end of a table that grows for years; a block range index costs next to nothing.
create index payments_by_time on payments using brin (created_at);
