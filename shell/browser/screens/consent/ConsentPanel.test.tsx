import { expectAccessible, renderRemote } from '@duetto/shared/testing'
import { act, screen } from '@testing-library/react'
import { ShellContext } from '../../host/context/ShellContext'
import { createConsent } from '../../host/tracking/consent'
import { ConsentPanel } from './ConsentPanel'

const dayMs = 86_400_000

const open = () => {
  localStorage.clear()
  const clock = { now: 0 }
  const consent = createConsent(() => clock.now)
  const view = renderRemote(
    <ShellContext value={{ consent } as never}>
      <ConsentPanel />
    </ShellContext>,
  )
  return { ...view, clock, consent }
}
const panel = () => screen.queryByRole('region', { name: 'Your choice about tracking' })

it.each([
  ['Refuse', 'refused'],
  ['Allow', 'granted'],
] as const)('%s takes one press and is final', async (button, choice) => {
  const { user, consent } = open()
  expect(panel()).toBeNull()
  act(() => consent.need())
  await expectAccessible(panel() ?? document.body)
  await user.click(screen.getByRole('button', { name: button }))
  expect(consent.get().choice).toBe(choice)
  expect(panel()).toBeNull()
  act(() => consent.need())
  expect(panel()).toBeNull()
})

it('lets the visitor change the answer and asks again after six months', async () => {
  const { user, clock, consent } = open()
  act(() => consent.need())
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  act(() => consent.reopen())
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(consent.get().choice).toBe('refused')
  expect(createConsent(() => clock.now + 179 * dayMs).get().choice).toBe('refused')
  expect(createConsent(() => clock.now + 181 * dayMs).get().choice).toBeNull()
})
