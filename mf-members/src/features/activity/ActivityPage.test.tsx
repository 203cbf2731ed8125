import type { ActivityItem } from '@duetto/shared/contract'
import { renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { createStore } from '../../store'
import { createCard, refuse, testNow } from '../../testing/fakes'
import { ActivityPage } from './ActivityPage'

const now = new Date(testNow).toISOString()
const item = (id: number, kind: ActivityItem['kind'], over: Partial<ActivityItem> = {}): ActivityItem => ({
  kind,
  profile: createCard(id, { name: `Name${id}` }),
  at: new Date(testNow - id * 60_000).toISOString(),
  is_new: true,
  ...over,
})
const show = (items: ActivityItem[], answers: object = {}) =>
  renderRemote(<ActivityPage />, {
    path: '/activity',
    createStore,
    answers: {
      getActivity: () => ({ items, now }),
      markActivitySeen: () => ({ ok: true as const }),
      ...answers,
    },
  })

describe('activity page', () => {
  it('marks a verified member', async () => {
    show([item(1, 'like', { profile: createCard(1, { is_verified: true }) }), item(2, 'like')])
    expect(await screen.findAllByRole('link', { name: /likes you/ })).toHaveLength(2)
    expect(screen.getAllByRole('img', { name: /^Verified: / })).toHaveLength(1)
  })

  it('lists new and earlier events with links to respond', async () => {
    show([
      item(1, 'visit'),
      item(2, 'like'),
      item(3, 'match', { is_new: false }),
      item(4, 'message', { is_new: false }),
    ])
    const linesOf = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('link')
        .map((line) => [line.textContent?.replace(/\d+:\d+.*/, ''), line.getAttribute('href')])
    expect(await linesOf('Since you were here')).toEqual([
      ['Name1 visited your profile', '/members/1'],
      ['Name2 likes you', '/likes/m/2'],
    ])
    expect(await linesOf('Earlier')).toEqual([
      ['Name3 and you are a match', '/likes/m/3'],
      ['Name4 wrote to you', '/members/4/chat'],
    ])
  })

  it('marks new activity as seen up to the time of the request', async () => {
    const view = show([item(1, 'visit')])
    await waitFor(() => expect(view.calls.at(-1)).toEqual({ name: 'markActivitySeen', body: { until: now } }))
    const other = show([item(2, 'visit', { is_new: false })])
    await screen.findByText('Earlier')
    expect(other.calls.map(({ name }) => name)).toEqual(['getActivity'])
  })

  it('[TRUST-01] labels a fictional member', async () => {
    show([item(1, 'like', { profile: createCard(1, { is_fictional: true }) })])
    expect(await screen.findByText('Fictional profile')).toBeVisible()
  })

  it('an empty page explains itself and links to members', async () => {
    show([])
    expect(await screen.findByText(/of the last 30 days appear here/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See members' })).toHaveAttribute('href', '/members')
  })

  it('can retry an error, and keeps the list after a later one', async () => {
    const view = show([item(1, 'visit')], { getActivity: refuse('network') })
    const again = await screen.findByRole('button', { name: 'Try again' })
    view.answers.getActivity = () => ({ items: [item(1, 'visit')], now })
    view.answers.markActivitySeen = refuse('network')
    await view.user.click(again)
    expect(await screen.findByText(/visited your profile/)).toBeVisible()
    await waitFor(() => expect(view.calls.at(-1)?.name).toBe('markActivitySeen'))
    expect(screen.getByText(/visited your profile/)).toBeVisible()
  })
})
