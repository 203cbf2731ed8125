import type { Company } from '@duetto/shared/contract'
import { cleanPhone } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { loadStored } from '../settings/stored'

const demoCompany: Company = {
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

const unset = '–'

export const getCompany = async (
  deps: Pick<Deps, 'db' | 'log' | 'config'>,
  host: string,
): Promise<Company> => {
  const { settings, company } = await loadStored(deps, host)
  const base: Company = deps.config.demo
    ? demoCompany
    : {
        name: settings.name,
        address: unset,
        kvk: unset,
        city: unset,
        country: deps.config.defaultCountry,
        tradenames: [settings.name],
        vat_numbers: [],
        support_phone: settings.support_phone,
        delete_discount: 0,
        added: demoCompany.added,
      }
  const found = { ...base, ...company }
  return { ...found, support_phone: cleanPhone(found.support_phone) }
}

export const findCompanyErrors = async (deps: Pick<Deps, 'db' | 'log' | 'config'>): Promise<string[]> => {
  const company = await getCompany(deps, '*')
  return (['address', 'kvk', 'city'] as const).filter((field) => company[field] === unset)
}
