-- A card in Google's wallet is a consumer card as well: no surcharge where the law forbids one.
alter table method_settings drop constraint method_settings_surcharge;
alter table method_settings add constraint method_settings_surcharge check (
  surcharge_minor = 0
  or method not in (
    'creditcard', 'applepay', 'googlepay', 'postepay', 'cartebancaire', 'nexi', 'bancontact', 'banktransfer',
    'directdebit')
  or country not in ('NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'DK', 'SE', 'NO', 'FI'));
