import { act, screen } from '@testing-library/react'
import { fakePlatform, createUser, refuse, renderRemote, settle, testNow } from '@duetto/shared/testing'
import { ShellContext } from '../../host/context/ShellContext'
import type { Shell } from '../../host/context/ShellContext'
import { useTimeBonus } from './useTimeBonus'

const Bonus = () => <output>{useTimeBonus()?.percent ?? 'none'}</output>
const correct = jest.fn()
const show = async (getTimeBonus: () => unknown) => {
  const fake = fakePlatform({ user: createUser(), answers: { getTimeBonus } })
  renderRemote(
    <ShellContext
      value={{ platform: fake.platform, clock: { now: fake.platform.now, correct } } as unknown as Shell}
    >
      <Bonus />
    </ShellContext>,
  )
  await act(settle)
  return fake
}

const bonus = {
  code: 'TIMEBONUS25',
  country: null,
  user_id: createUser().id,
  value_percentage: 25,
  currency: null,
  minimum_order_value: 0,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
}

it('[SYNC-07] returns a member’s bonus from the API', async () => {
  const timebonus = { ...bonus, expires: new Date(testNow + 60_000).toISOString() }
  await show(() => ({ timebonus, now: new Date(testNow).toISOString() }))
  expect(await screen.findByText('25')).toBeVisible()
})

it('[TRUST-02] corrects the clock when the page becomes visible while a bonus runs', async () => {
  const later = testNow + 5 * 3_600_000
  let now = testNow
  const { calls } = await show(() => ({
    timebonus: now === testNow ? { ...bonus, expires: new Date(testNow + 60_000).toISOString() } : null,
    now: new Date(now).toISOString(),
  }))
  expect(await screen.findByText('25')).toBeVisible()
  now = later
  const wake = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await act(settle)
  }
  await wake()
  expect(screen.getByRole('status')).toHaveTextContent('none')
  expect(correct).toHaveBeenLastCalledWith(later)
  await wake()
  expect(calls.filter(({ name }) => name === 'getTimeBonus')).toHaveLength(2)
})

it.each(['internal', 'network', 'not_found'] as const)(
  '[ERROR-07] ignores a failed request (%s)',
  async (code) => {
    const errors = jest.spyOn(console, 'error')
    const { toasts } = await show(refuse(code))
    expect(screen.getByRole('status')).toHaveTextContent('none')
    expect(toasts).toEqual([])
    expect(errors).not.toHaveBeenCalled()
  },
)
