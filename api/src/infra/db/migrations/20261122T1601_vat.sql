-- The VAT in the price, in thousandths, as it was set for the country when the order was made; null where none was set.
alter table payments add column vat_permille int check (vat_permille between 1 and 500);
