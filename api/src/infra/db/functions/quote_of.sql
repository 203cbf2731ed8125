create or replace function quote_of(q messages) returns json language sql stable as $$
  select json_build_object('id', q.id, 'sender_id', q.sender_id, 'kind', q.kind, 'text', left(q.text, 200),
    'is_deleted', q.deleted_at is not null, 'created_at', q.created_at)
$$;
