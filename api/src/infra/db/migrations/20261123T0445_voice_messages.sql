alter type message_kind add value 'voice';
-- Voice messages lie beside the photos, and go by the same rules.
alter table message_media
  alter column width drop not null,
  alter column height drop not null,
  alter column cover drop not null,
  add column duration_ms int,
  -- Its bars, a digit of base 32 each.
  add column waveform text,
  add constraint message_media_form check (num_nonnulls(width, height, cover) = case when duration_ms is null then 3 else 0 end
    and (duration_ms is null) = (waveform is null));
