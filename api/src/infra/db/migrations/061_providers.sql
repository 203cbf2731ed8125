-- Which provider takes a method in a country, where it is not the one of the configuration.
alter table method_settings add column provider text;
-- What the provider calls the money, where it is not what it calls the page; refunds and notices name it.
alter table payment_attempts add column charge_id text;
create index payment_attempts_charge on payment_attempts (provider, charge_id) where charge_id is not null;
