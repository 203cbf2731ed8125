import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { RemoteIntlProvider } from '@duetto/shared/i18n'
import { PlatformContext, PlatformRouter } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { fakePlatform, makeUser, testNow } from '@duetto/shared/testing'
import { PaymentsRoutes } from './routes'
import { CreditAlert } from './slots/CreditAlert'
import { TimeBonusBanner } from './slots/TimeBonusBanner'
import { TimeBonusPopup } from './slots/TimeBonusPopup'
import { makeStore } from './store'
import { catalogue } from './testing'

/** The shell of the previous release, which today's build may meet. */
const released = JSON.parse(
  readFileSync(resolve(process.cwd(), 'shared/registry/released/shell.json'), 'utf8'),
) as { platform: string[]; slots: Record<string, string[]> }

/** An object with the names that it had then: any other is an error. */
const asReleased = <Thing extends object>(thing: Thing, names: readonly string[]): Thing =>
  new Proxy(thing, {
    get: (target, name, receiver) => {
      if (typeof name === 'string' && name in target && !names.includes(name))
        throw new Error(`the released shell has no ${name}`)
      return Reflect.get(target, name, receiver) as unknown
    },
  })

const show = (path: string, element = <PaymentsRoutes />) => {
  const fake = fakePlatform({ path, user: makeUser(), answers: catalogue })
  const platform = asReleased<Platform>(fake.platform, released.platform)
  const { store } = makeStore(platform)
  render(
    <PlatformContext value={platform}>
      <RemoteIntlProvider locale="en" catalogue={{}}>
        <PlatformRouter>
          <Provider store={store}>{element}</Provider>
        </PlatformRouter>
      </RemoteIntlProvider>
    </PlatformContext>,
  )
}

it.each([
  ['/credits/p1/creditcard', 'Payment'],
  ['/premium', 'See every photo. Write to anyone.'],
  ['/pricing', 'Prices'],
])('[SPLIT-03] %s works on the platform of the previous release', async (path, name) => {
  show(path)
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

const values: Record<string, unknown> = {
  endsAt: testNow + 60_000,
  percent: 25,
  creditsNeeded: 3,
  onClose: () => {},
}
const slots: Record<string, { component: ComponentType<never>; shows: RegExp }> = {
  'time-bonus-banner': { component: TimeBonusBanner, shows: /25/ },
  'time-bonus-popup': { component: TimeBonusPopup, shows: /25/ },
  'credit-alert': { component: CreditAlert, shows: /3/ },
}

it.each(Object.keys(released.slots))('[SPLIT-03] the slot %s works with the props of then', async (name) => {
  const slot = slots[name]
  if (!slot) throw new Error(`mf-payments does not fill ${name} any more`)
  const given = Object.fromEntries((released.slots[name] ?? []).map((prop) => [prop, values[prop]]))
  show('/members', createElement(slot.component as ComponentType<Record<string, unknown>>, given))
  expect((await screen.findAllByText(slot.shows)).length).toBeGreaterThan(0)
})
