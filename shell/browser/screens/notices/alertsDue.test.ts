import type { User } from '@duetto/shared/contract'
import { createImage, createMeasure, createUser } from '@duetto/shared/testing'
import { layoutOf } from '../../host/routing/layoutOf'
import { routeOf as at, siteRoutes } from '../../../testing/siteRoutes'
import { alertNames } from '../../../common/BootData'
import type { AlertName } from '../../../common/BootData'
import { alertsDue } from './alertsDue'
import type { AlertFacts, DismissibleAlert } from './alertsDue'

const image = createImage(1)
const content = createUser()
const settled = createUser({ profile: { ...content.profile, main_image: image } })
const unconfirmed = createUser({
  status: 'not_confirmed',
  profile: { ...settled.profile, status: 'disabled' as const },
})

interface Case {
  row: string
  alert: AlertName
  user: User
  push: 'on' | 'off'
}
const cases: readonly Case[] = [
  {
    row: '',
    alert: 'measure',
    user: createUser({ ...settled, measures: [createMeasure()] }),
    push: 'on',
  },
  { row: '[ALERT-01][SYNC-13]', alert: 'activation', user: unconfirmed, push: 'on' },
  {
    row: '[ALERT-03]',
    alert: 'photo',
    user: createUser({ profile: { ...settled.profile, main_image: null } }),
    push: 'on',
  },
  { row: '[ALERT-04]', alert: 'push', user: settled, push: 'off' },
  {
    row: '[ALERT-05]',
    alert: 'disabled-notifications',
    user: createUser({ ...settled, notifications_disabled: ['bounce'] }),
    push: 'on',
  },
]
const due = (facts: Pick<AlertFacts, 'user' | 'route'> & Partial<AlertFacts>) =>
  alertsDue({ push: 'on', isPhone: false, isFresh: false, isDismissed: () => false, ...facts })[0] ?? null

describe.each(cases)('the alert of $alert', ({ row, alert, user, push }) => {
  it(`${row} is due on every page of the default layout that does not hide it`.trim(), () => {
    for (const route of siteRoutes.all) {
      const isShown = layoutOf(route) === 'default' && !route.hides?.includes(alert)
      expect([route.id, due({ user, route, push })?.name ?? null]).toEqual([route.id, isShown ? alert : null])
    }
  })

  it(`${row} is not due for a visitor, nor for a member to whom it does not apply`.trim(), () => {
    expect(due({ user: null, route: at('members'), push })).toBeNull()
    expect(due({ user: settled, route: at('members') })).toBeNull()
  })

  const isLasting = alert === 'activation' || alert === 'measure'

  it(`${row} ${isLasting ? 'cannot be dismissed' : 'can be dismissed'}`.trim(), () => {
    const left = due({ user, route: at('members'), push, isDismissed: () => true })
    expect(left?.name ?? null).toBe(isLasting ? alert : null)
  })
})

it.each([
  [
    'photo',
    ['profile', 'signup', 'activate', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'],
  ],
  ['push', ['signup', 'notifications', 'activate', 'activate-done', 'directdebit', 'premium']],
  ['disabled-notifications', ['settings', 'notifications', 'activate']],
  ['activation', ['signup', 'settings', 'notifications']],
] as const)(
  '[ALERT-01][ALERT-03][ALERT-04][ALERT-05] %s is hidden on the pages of the specification',
  (alert, pages) => {
    const { user, push } = cases.find((one) => one.alert === alert)!
    expect(due({ user, push, route: at('members') })?.name).toBe(alert)
    for (const id of pages) {
      expect([id, at(id)?.id]).toEqual([id, id])
      expect([id, due({ user, push, route: at(id) })]).toEqual([id, null])
    }
  },
)

it('[ALERT-01] the most important alert is first', () => {
  const everything = createUser({ ...unconfirmed, profile: { ...unconfirmed.profile, main_image: null } })
  const dismissed = new Set<DismissibleAlert>()
  const facts = {
    route: at('members'),
    push: 'off' as const,
    isDismissed: (name: DismissibleAlert) => dismissed.has(name),
  }
  expect(due({ ...facts, user: everything })).toEqual({ name: 'activation', variant: 'alert' })
  const active = createUser({
    notifications_disabled: ['bounce'],
    profile: { ...content.profile, main_image: null },
  })
  const seen: AlertName[] = []
  for (let next = due({ ...facts, user: active }); next; next = due({ ...facts, user: active })) {
    seen.push(next.name)
    if (next.name !== 'activation' && next.name !== 'measure') dismissed.add(next.name)
  }
  expect(seen).toEqual(alertNames.slice(2))
})

it.each(['denied', 'unknown', 'unsupported'] as const)('[ALERT-04] is not due if push is %s', (push) => {
  expect(due({ user: settled, route: at('members'), push })).toBeNull()
})

it.each([
  ['a modal on a phone right after sign-up', { isPhone: true, isFresh: true }, 'modal'],
  ['an alert on a phone later', { isPhone: true }, 'alert'],
  ['an alert on a wider window', { isFresh: true }, 'alert'],
] as const)('[ALERT-02] the activation reminder is %s', (_, over, variant) => {
  expect(due({ user: unconfirmed, route: at('members'), ...over })).toEqual({ name: 'activation', variant })
})
