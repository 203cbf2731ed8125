alter table users validate constraint users_height_check;
