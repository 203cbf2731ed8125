import type { ReviewedMedia } from '@duetto/shared/contract/console'
import { fireEvent, screen } from '@testing-library/react'
import { Notification } from 'react-admin'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { MediaReview } from './MediaReview'

const cover = 'data:image/webp;base64,AAAA'
const media = (id: number, name: string, fields: Partial<ReviewedMedia> = {}): ReviewedMedia => ({
  id,
  leased_until: '2026-03-01T12:05:00Z',
  created_at: '2026-03-01T11:00:00Z',
  cover,
  explicit: null,
  member: { id: 7, name, age: 31, gender: 'female', country: 'NL', created_at: '2026-02-01T11:00:00Z' },
  recipient: { id: 8, name: 'Bert' },
  text: '',
  refused: 0,
  waiting: 2,
  ...fields,
})

const show = (queue: ReviewedMedia[], undo?: { status: number; code: string }) => {
  const calls = fakeServer({
    takeMedia: () => ({ media: queue.shift() ?? null }),
    decideMedia: () => ({ ok: true as const, undo_until: new Date(Date.now() + 60_000).toISOString() }),
    undoMedia: () => undo ?? { media: media(1, 'Anna') },
  })
  const user = renderPage(
    <>
      <Notification />
      <MediaReview />
    </>,
  )
  return { calls, user }
}

it('[TRUST-09] shows a photo blurred until it is pressed, and covers the next one', async () => {
  const { user } = show([media(1, 'Anna', { explicit: 'likely' }), media(2, 'Eva')])
  expect(await screen.findByRole('img', { name: 'Blurred photo from Anna' })).toHaveAttribute('src', cover)
  expect(screen.getByText('Found by a program: Probably explicit.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the photo' }))
  expect(screen.getByRole('img', { name: 'Photo from Anna' })).toHaveAttribute('src', '/api/media/1')
  await user.keyboard('a')
  expect(await screen.findByRole('img', { name: 'Blurred photo from Eva' })).toHaveAttribute('src', cover)
})

it('plays a voice message, and refuses it by keys', async () => {
  const { calls, user } = show([media(1, 'Anna', { cover: null })])
  const player = await screen.findByLabelText('Voice message from Anna')
  expect(player).toHaveAttribute('src', '/api/media/1')
  expect(player).toHaveAttribute('preload', 'none')
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: 'Why is it refused?' })
  await user.keyboard('4')
  await screen.findByText(/^Nothing to review/)
  expect(calls.filter(({ name }) => name === 'decideMedia')).toEqual([
    { name: 'decideMedia', body: { id: 1, refusal: 'insult' } },
  ])
})

it('shows why a decision cannot be undone', async () => {
  const { user } = show([media(1, 'Anna')], { status: 409, code: 'conflict' })
  await screen.findByRole('img', { name: 'Blurred photo from Anna' })
  await user.keyboard('r')
  await user.keyboard('1')
  await screen.findByText(/^Nothing to review/)
  await user.keyboard('u')
  expect(await screen.findByText(/^Not undone: the minute is over, or the sender has spent/)).toBeVisible()
})

it.each([
  [{ cover: null }, 'Voice message from Anna'],
  [{ cover }, 'Blurred photo from Anna'],
])('explains that the file with %j cannot be loaded, and shows the next one', async (fields, label) => {
  const { user } = show([media(1, 'Anna', fields), media(2, 'Eva')])
  const find = fields.cover ? screen.findByAltText : screen.findByLabelText
  fireEvent.error(await find(label))
  expect(screen.getByText(/^The file was deleted, or is no longer reserved for you/)).toBeVisible()
  await user.keyboard('n')
  expect(await screen.findByRole('img', { name: 'Blurred photo from Eva' })).toBeVisible()
})
