alter table complaints
  -- Language of the receipt and the answer; null for complaints from before this column.
  add column language text,
  add column answer text,
  add column answered_at timestamptz;
create index complaints_open on complaints (created_at, id) where status = 'open';
