import type { ReviewedSelfie } from '@duetto/shared/contract/console'
import { screen } from '@testing-library/react'
import { Notification } from 'react-admin'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { SelfieReview } from './SelfieReview'

const selfie = (id: number, name: string, fields: Partial<ReviewedSelfie> = {}): ReviewedSelfie => ({
  id,
  pose: 'open_hand',
  leased_until: '2026-03-01T12:05:00Z',
  created_at: '2026-03-01T11:00:00Z',
  member: { id: 7, name, age: 31, gender: 'female', country: 'NL', created_at: '2026-02-01T11:00:00Z' },
  photos: [
    { id: 40, status: 'active', refusal: null, is_main: true },
    { id: 41, status: 'active', refusal: null, is_main: false },
  ],
  refused: 0,
  waiting: 2,
  ...fields,
})

interface Refusal {
  status: number
  code: string
}

const show = (queue: ReviewedSelfie[], refusal?: Refusal, undoRefusal?: Refusal) => {
  const calls = fakeServer({
    takeSelfie: () => ({ selfie: queue.shift() ?? null }),
    decideSelfie: () =>
      refusal ?? { ok: true as const, undo_until: new Date(Date.now() + 60_000).toISOString() },
    undoSelfie: () => undoRefusal ?? { selfie: selfie(1, 'Anna') },
  })
  const user = renderPage(
    <>
      <Notification />
      <SelfieReview />
    </>,
  )
  const acts = () => calls.filter(({ name }) => name !== 'takeSelfie')
  return { acts, calls, user }
}
const find = (name: string) => screen.findByRole('img', { name: `Selfie of ${name}, 31` })

it('shows the selfie beside the pose and the approved photos, the main one first', async () => {
  show([selfie(1, 'Anna', { pose: 'thumb_up', refused: 2 })])
  expect(await find('Anna')).toHaveAttribute('src', '/api/selfies/1')
  expect(screen.getByText('A thumb up beside the face')).toBeVisible()
  expect(screen.getByText('2 refused selfies so far')).toBeVisible()
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'))
  expect(sources).toEqual(['/api/selfies/1', '/api/photos/40/full', '/api/photos/41/full'])
})

it('approves with A, refuses with R and a number, and announces the next item', async () => {
  const { acts, user } = show([selfie(1, 'Anna'), selfie(2, 'Bert')])
  await find('Anna')
  await user.keyboard('a')
  await find('Bert')
  expect(screen.getByRole('status')).toHaveTextContent('Approved. Now: selfie of Bert, 31.')
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: 'Why is the selfie refused?' })
  await user.keyboard('3')
  await screen.findByText(/No selfie waits/)
  expect(screen.getByRole('status')).toHaveTextContent('Refused. No more selfies.')
  expect(acts()).toEqual([
    { name: 'decideSelfie', body: { id: 1, refusal: null } },
    { name: 'decideSelfie', body: { id: 2, refusal: 'different' } },
  ])
})

it('undoes the last decision with U', async () => {
  const { acts, user } = show([selfie(1, 'Anna')])
  await find('Anna')
  await user.keyboard('a')
  await screen.findByText(/No selfie waits/)
  await user.keyboard('u')
  await find('Anna')
  expect(acts().at(-1)).toEqual({ name: 'undoSelfie', body: { id: 1 } })
})

it('shows why a decision cannot be undone', async () => {
  const { user } = show([selfie(1, 'Anna')], undefined, { status: 409, code: 'conflict' })
  await find('Anna')
  await user.keyboard('a')
  await screen.findByText(/No selfie waits/)
  await user.keyboard('u')
  expect(await screen.findByText(/^Not undone: the minute is over/)).toBeVisible()
})

it('skips with N', async () => {
  const { calls, user } = show([selfie(1, 'Anna'), selfie(2, 'Bert')])
  await find('Anna')
  await user.keyboard('n')
  await find('Bert')
  expect(calls.at(-1)).toEqual({ name: 'takeSelfie', body: { after: 1 } })
})

it.each([
  [404, 'not_found'],
  [409, 'conflict'],
])('continues with the next selfie if a decision is refused with %i', async (status, code) => {
  const { user } = show([selfie(1, 'Anna'), selfie(2, 'Bert')], { status, code })
  await find('Anna')
  await user.keyboard('a')
  await find('Bert')
  expect(screen.getByRole('status')).toHaveTextContent('Now: selfie of Bert, 31.')
  expect(screen.getByRole('button', { name: 'Undo (U)' })).toBeDisabled()
})
