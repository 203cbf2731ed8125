import type { Company } from '@duetto/shared/contract'

/** The operator behind the site. The demo's company does not exist. */
export const demoCompany: Company = {
  name: 'Duetto Demo B.V.',
  address: 'Voorbeeldstraat 1',
  kvk: '00000000',
  city: '1000 AA Amsterdam',
  country: 'NL',
  tradenames: ['Duetto'],
  vat_numbers: ['NL000000000B01'],
  support_phone: '+31 20-894 61 72',
  delete_discount: 0,
  added: '2024-02-01T12:00:00Z',
}
