import { expectAccessible, renderRemote } from '@duetto/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createStore } from '../../store'
import { createCard, refuse, testNow } from '../../testing/fakes'
import { skipSucceeded } from '../../entities/people/slice'
import { SkippedPage } from './SkippedPage'

const at = new Date(testNow).toISOString()
const people = [
  { profile: createCard(1, { name: 'Ada' }), decision: 'skip' as const, at },
  { profile: createCard(2, { name: 'Bea', is_fictional: true }), decision: 'pass' as const, at },
]
const show = (answers: object = {}) =>
  renderRemote(<SkippedPage />, {
    path: '/hidden',
    createStore,
    answers: { getSkipped: () => ({ people }), unskip: () => ({ ok: true as const }), ...answers },
  })
const button = (name: string) => screen.findByRole('button', { name })

describe('hidden people', () => {
  it('lists skipped and passed people with the day on which they return', async () => {
    const { container } = show()
    expect(await screen.findByText('Not now. Hidden until March 31')).toBeVisible()
    expect(screen.getByText('Passed on in the swipe game. Back there on March 8')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Ada,/ })).toHaveAttribute('href', '/members/1')
    expect(screen.getByText('Fictional profile')).toBeVisible()
    await expectAccessible(container)
  })

  it('reloads the list when a skip succeeds during the visit', async () => {
    const { store, answers } = show({ getSkipped: () => ({ people: people.slice(0, 1) }) })
    expect(await screen.findByRole('link', { name: /^Ada,/ })).toBeVisible()
    answers.getSkipped = () => ({ people })
    act(() => void store?.dispatch(skipSucceeded({ id: 2 })))
    expect(await screen.findByRole('link', { name: /^Bea,/ })).toBeVisible()
  })

  it('shows one person again and moves the focus to the next line', async () => {
    const { user, calls } = show()
    await user.click(await button('Show again: Ada'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Ada,/ })).toBeNull())
    expect(calls.at(-1)).toEqual({ name: 'unskip', body: { profile: 1 } })
    expect(screen.getByRole('link', { name: /^Bea,/ })).toHaveFocus()
  })

  it('shows everyone again after a confirmation', async () => {
    const { user, calls } = show()
    await user.click(await button('Show everyone again'))
    expect(calls).toHaveLength(1)
    await user.click(screen.getAllByRole('button', { name: 'Show everyone again' }).at(-1)!)
    expect(await screen.findByText('No one is hidden')).toBeVisible()
    expect(calls.at(-1)).toEqual({ name: 'unskip', body: {} })
  })

  it('keeps the list and shows the reason if the reset fails', async () => {
    const { user } = show({ unskip: refuse('network') })
    await user.click(await button('Show everyone again'))
    await user.click(screen.getAllByRole('button', { name: 'Show everyone again' }).at(-1)!)
    expect(await screen.findByText(/connection/i)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Ada,/ })).toBeVisible()
  })

  it('offers another try if the list cannot be loaded', async () => {
    const { user, answers } = show({ getSkipped: refuse('network') })
    expect(await screen.findByText('Hidden people could not be loaded')).toBeVisible()
    answers.getSkipped = () => ({ people: [] })
    await user.click(await button('Try again'))
    expect(await screen.findByText('No one is hidden')).toBeVisible()
  })
})
