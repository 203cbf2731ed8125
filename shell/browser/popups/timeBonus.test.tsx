import { act, screen } from '@testing-library/react'
import { fakePlatform, makeUser, refuse, renderRemote, settle, testNow } from '@duetto/shared/testing'
import { ShellContext } from '../app/ShellContext'
import type { Shell } from '../app/ShellContext'
import { useTimeBonus } from './useTimeBonus'

const Bonus = () => <output>{useTimeBonus()?.percent ?? 'none'}</output>
const show = async (getTimeBonus: () => unknown) => {
  const fake = fakePlatform({ user: makeUser(), answers: { getTimeBonus } })
  renderRemote(
    <ShellContext value={{ platform: fake.platform } as unknown as Shell}>
      <Bonus />
    </ShellContext>,
  )
  await act(settle)
  return fake
}

it('[SYNC-07] the welcome bonus of a member who has logged in is shown as the server says', async () => {
  const timebonus = {
    code: 'TIMEBONUS25',
    country: null,
    user_id: makeUser().id,
    expires: new Date(testNow + 60_000).toISOString(),
    value_percentage: 25,
    currency: null,
    minimum_order_value: 0,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: [],
  }
  await show(() => ({ timebonus, now: new Date(testNow).toISOString() }))
  expect(await screen.findByText('25')).toBeVisible()
})

it.each(['internal', 'network', 'not_found'] as const)(
  '[ERROR-07] a welcome bonus that does not load (%s) is nothing that a member hears of',
  async (code) => {
    const errors = jest.spyOn(console, 'error')
    const { toasts } = await show(refuse(code))
    expect(screen.getByRole('status')).toHaveTextContent('none')
    expect(toasts).toEqual([])
    expect(errors).not.toHaveBeenCalled()
  },
)
