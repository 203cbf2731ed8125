import type { ReviewedPhoto } from '@duetto/shared/contract/console'
import { screen } from '@testing-library/react'
import { Notification } from 'react-admin'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { PhotoReview } from './PhotoReview'

const photo = (id: number, name: string): ReviewedPhoto => ({
  id,
  leased_until: '2026-03-01T12:05:00Z',
  created_at: '2026-03-01T11:00:00Z',
  is_main: false,
  member: { id: 7, name, age: 31, gender: 'female', country: 'NL', created_at: '2026-02-01T11:00:00Z' },
  others: [],
  refused: 0,
  screening: { explicit: 'unlikely', refused_before: null, copies: [] },
  waiting: 2,
})

const show = (queue: ReviewedPhoto[], { isDeleted = false, isLate = false } = {}) => {
  const undoUntil = () => new Date(Date.now() + 60_000).toISOString()
  const calls = fakeServer({
    takePhoto: () => ({ photo: queue.shift() ?? null }),
    decidePhoto: () =>
      isDeleted ? { status: 404, code: 'not_found' } : { ok: true as const, undo_until: undoUntil() },
    undoPhoto: () => (isLate ? { status: 409, code: 'conflict' } : { photo: photo(1, 'Anna') }),
  })
  const user = renderPage(
    <>
      <Notification />
      <PhotoReview />
    </>,
  )
  const acts = () => calls.filter(({ name }) => name !== 'takePhoto')
  return { acts, calls, user }
}

it('[PHOTO-02] approves with A, refuses with R and a number, and announces the next item', async () => {
  const { acts, user } = show([photo(1, 'Anna'), photo(2, 'Bert')])
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  await user.keyboard('a')
  await screen.findByRole('img', { name: 'Photo of Bert, 31' })
  expect(screen.getByRole('status')).toHaveTextContent('Approved. Now: photo of Bert, 31.')
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: 'Why is the photo refused?' })
  await user.keyboard('3')
  await screen.findByText(/No photo waits/)
  expect(screen.getByRole('status')).toHaveTextContent('Refused. No more photos.')
  expect(acts()).toEqual([
    { name: 'decidePhoto', body: { id: 1, refusal: null } },
    { name: 'decidePhoto', body: { id: 2, refusal: 'explicit' } },
  ])
})

it('undoes the last decision with U, also when the queue is empty', async () => {
  const { acts, user } = show([photo(1, 'Anna')])
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  await user.keyboard('a')
  await screen.findByText(/No photo waits/)
  await user.keyboard('u')
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  expect(acts().at(-1)).toEqual({ name: 'undoPhoto', body: { id: 1 } })
  expect(screen.getByRole('button', { name: 'Undo (U)' })).toBeDisabled()
})

it('shows why a decision cannot be undone', async () => {
  const { user } = show([photo(1, 'Anna')], { isLate: true })
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  await user.keyboard('a')
  await screen.findByText(/No photo waits/)
  await user.keyboard('u')
  expect(await screen.findByText(/^Not undone: the minute is over/)).toBeVisible()
})

it('skips with N and offers to start again at the end', async () => {
  const { calls, user } = show([photo(1, 'Anna')])
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  await user.keyboard('n')
  await screen.findByRole('button', { name: 'Start from the beginning' })
  expect(calls.at(-1)).toEqual({ name: 'takePhoto', body: { after: 1 } })
})

it('continues with the next photo if the member has deleted the one to decide', async () => {
  const { user } = show([photo(1, 'Anna'), photo(2, 'Bert')], { isDeleted: true })
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  await user.keyboard('a')
  await screen.findByRole('img', { name: 'Photo of Bert, 31' })
  expect(screen.getByRole('button', { name: 'Undo (U)' })).toBeDisabled()
})

it('ignores keys while they are off', async () => {
  const { acts, user } = show([photo(1, 'Anna')])
  await screen.findByRole('img', { name: 'Photo of Anna, 31' })
  await user.click(screen.getByRole('switch', { name: 'Keys A, R, U and N' }))
  await user.keyboard('a')
  expect(acts()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(acts()).toHaveLength(1)
})

it('[PHOTO-02] describes what a program found, and where else the picture is', async () => {
  const refused_before = { refusal: 'explicit', refused_at: '2026-02-03T10:00:00Z' } as const
  const copies = [{ id: 9, member_id: 8, name: 'Eva' }]
  show([{ ...photo(1, 'Anna'), screening: { explicit: 'very_likely', refused_before, copies } }])
  await screen.findByText('Very probably explicit.')
  expect(screen.getByText(/^This picture was refused on .*: Sexually explicit\.$/)).toBeVisible()
  expect(screen.getByText(/The same picture is on the account of Eva \(member 8\)/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open photo 9' })).toHaveAttribute('href', '/api/photos/9/full')
})
