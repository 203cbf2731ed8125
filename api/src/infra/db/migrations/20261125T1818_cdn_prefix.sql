-- The setting had no effect until now, and any text was accepted.
update settings set data = data - 'cdn_prefix'
where data->>'cdn_prefix' <> '' and data->>'cdn_prefix' !~ '^https://[^/?#@\s]+$';
