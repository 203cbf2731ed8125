import { fireEvent, screen } from '@testing-library/react'
import { writable } from '@duetto/shared/platform'
import { fakePlatform, renderRemote } from '@duetto/shared/testing'
import type { Locale } from '@duetto/shared/domain'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { LanguageMenu } from './LanguageMenu'

const show = (current: Locale, country: string, locales: Locale[]) => {
  const { platform } = fakePlatform()
  const choose = jest.fn()
  const shell = {
    platform: {
      ...platform,
      country,
      settings: { ...platform.settings, locales, geoip_selected_country: null },
    },
    locale: { ...writable(current), choose },
  } as unknown as Shell
  renderRemote(
    <ShellContext value={shell}>
      <LanguageMenu />
    </ShellContext>,
  )
  return choose
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Language' }))
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

it('[LOCALE-04] offers the languages of the country, each in its own name', () => {
  const choose = show('en', 'CH', ['en', 'de', 'fr', 'it', 'pl'])
  open()
  expect(names()).not.toContain('Polski')
  const german = screen.getByRole('menuitem', { name: 'Deutsch' })
  expect(german).toHaveAttribute('lang', 'de')
  fireEvent.click(german)
  expect(choose.mock.calls).toEqual([['de']])
})

it('[LOCALE-04] marks the current language, also if the country does not offer it', () => {
  show('pl', 'CH', ['en', 'de', 'fr', 'pl'])
  open()
  expect(names()[0]).toBe('Polski')
  expect(screen.getByRole('menuitem', { name: 'Polski' })).toHaveAttribute('aria-current', 'true')
})

it('[LOCALE-04] shows the language of a country that offers only one', () => {
  show('en', 'GB', ['en', 'de'])
  open()
  expect(names()).toEqual(['English'])
})

it('[LOCALE-04] is omitted if there is only one language', () => {
  show('en', 'US', ['en'])
  expect(screen.queryByRole('button')).toBeNull()
})
