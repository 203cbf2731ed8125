import { fireEvent, screen } from '@testing-library/react'
import { writable } from '@duetto/shared/platform'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import type { Settings } from '@duetto/shared/contract'
import type { Locale } from '@duetto/shared/domain'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { Footer } from './Footer'

const company = { name: 'Due BV', address: 'Kade 1', city: 'Utrecht', kvk: '12345678' }

const show = ({
  hasDisclaimer = true,
  code = 'en',
  country = 'NL',
  settings = {},
}: {
  hasDisclaimer?: boolean
  code?: Locale
  country?: string
  settings?: Partial<Settings>
} = {}) => {
  const { platform } = fakePlatform()
  const reopen = jest.fn()
  const shell = {
    platform: { ...platform, company, country, settings: { ...platform.settings, ...settings } },
    locale: writable(code),
    consent: { reopen },
  } as unknown as Shell
  renderRemote(
    <ShellContext value={shell}>
      <Footer hasDisclaimer={hasDisclaimer} />
    </ShellContext>,
  )
  return { reopen }
}
const footer = () => screen.getByRole('contentinfo')

it('[LAYOUT-01] names the company, its register and the support address of the host', () => {
  show()
  expect(footer()).toHaveTextContent(
    'Duetto is a service of Due BV, Kade 1, Utrecht. Registered under 12345678. Contact us: help@site.test',
  )
})

it('[LOCALE-04] links to the languages and shows the current one', () => {
  show({ code: 'de' })
  expect(screen.getByRole('link', { name: 'Language Deutsch' })).toHaveAttribute('href', '/lang-config')
})

it('[LOCALE-04] has no language link on a site with one language', () => {
  show({ settings: { locales: ['it'] } })
  expect(screen.queryByRole('link', { name: /^Language/ })).toBeNull()
})

it('[LAYOUT-01] omits the contact line without a support address', () => {
  show({ settings: { support_email: '' } })
  expect(footer()).not.toHaveTextContent('Contact us')
})

it.each([
  ['Muses', 'Muses'],
  ['', 'Fictional profiles'],
])('[TRUST-01] with the plural “%s”, the disclaimer calls fictional profiles “%s”', (plural, shown) => {
  show({ settings: { min_age: 21, fictional_plural: plural } })
  expect(footer()).toHaveTextContent(`For adults aged 21 and over. ${shown} are profiles`)
})

it('[LOCALE-01] has an extra line for English in the United States', () => {
  const notice = /background checks/
  show({ country: 'US' })
  expect(footer()).toHaveTextContent(notice)
})
it.each([
  ['it', 'US'],
  ['en', 'NL'],
] as const)('[LOCALE-01] has no extra line for %s in %s', (code, country) => {
  show({ code, country })
  expect(footer()).not.toHaveTextContent(/background checks/)
})

it('reopens the consent panel', () => {
  const { reopen } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Tracking settings' }))
  expect(reopen).toHaveBeenCalledTimes(1)
})
