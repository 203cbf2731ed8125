-- Fingerprint of a first message's words without the recipient's name, which is often all that differs between copies.
create or replace function copy_print(p_user bigint, p_words text, p_name text) returns bytea language sql stable as $$
  select sha256(convert_to(value || p_user || ':' || trim(replace(' ' || p_words || ' ',
    ' ' || trim(translate(fold_text(p_name), '-''._', '    ')) || ' ', ' ')), 'UTF8'))
  from secrets where name = 'first_messages'
$$;
