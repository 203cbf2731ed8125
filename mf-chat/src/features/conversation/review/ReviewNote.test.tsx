import 'fake-indexeddb/auto'
import { expectAccessible } from '@duetto/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const cover = 'data:image/webp;base64,UklGRg=='
const attachment = { width: 600, height: 800, cover, is_covered: true }
const media = '/media/messages/abc12345/photo.webp'
const waits = { status: 'pending', refusal: null } as const
const log = () => within(screen.getByRole('log'))

it('[TRUST-09] hides a photo in review and shows it once approved', async () => {
  const held = createMessage(10, '', { kind: 'photo', attachment, review: waits })
  const { platform, container } = await openChat({ messages: [held] })
  expect(log().getByText('Our team is checking this photo before you see it.')).toBeVisible()
  expect(log().queryByRole('button', { name: 'Show photo' })).toBeNull()
  await expectAccessible(container)
  const passed = createMessage(10, '', { kind: 'photo', media, attachment, revision: 1 })
  act(() => platform.bus.emit('message-changed', { conversationId: 1, profileId: 11, message: passed }))
  expect(log().getByRole('button', { name: 'Show photo' })).toBeVisible()
  expect(log().queryByText(/Our team/)).toBeNull()
})

it.each([
  ['photo', 'pending', 'Our team is checking this photo before you see it.'],
  ['voice', 'pending', 'Our team is checking this voice message before you hear it.'],
  ['photo', 'rejected', 'Our team did not pass this photo on, because it breaks our rules.'],
  ['voice', 'rejected', 'Our team did not pass this voice message on, because it breaks our rules.'],
] as const)('[TRUST-11] explains a received %s that is %s', async (kind, status, text) => {
  await openChat({ messages: [createMessage(10, '', { kind, review: { status, refusal: null } })] })
  expect(log().getByText(text)).toBeVisible()
})

it('[TRUST-11] shows the author the review, then the reason of a rejection and the refund', async () => {
  const shown = { ...attachment, is_covered: false }
  const mine = createMessage(10, '', { kind: 'photo', is_mine: true, media, attachment: shown, credits: 2 })
  const { platform } = await openChat({ messages: [{ ...mine, review: waits }] })
  expect(log().getByRole('img', { name: 'Photo you sent' })).toBeVisible()
  expect(log().getByText('Our team is checking it. Then Clara gets it.')).toBeVisible()
  const refused = { ...mine, revision: 1, review: { status: 'rejected', refusal: 'contact' } as const }
  act(() => platform.bus.emit('message-changed', { conversationId: 1, profileId: 11, message: refused }))
  expect(
    log().getByText(
      'Clara did not get it. It contains contact details or advertising. You have your 2 credits back.',
    ),
  ).toBeVisible()
  expect(log().queryByText(/is checking it/)).toBeNull()
})

it('[TRUST-11] mentions no refund for free media', async () => {
  const review = { status: 'rejected', refusal: 'insult' } as const
  await openChat({ messages: [createMessage(10, '', { kind: 'photo', is_mine: true, media, review })] })
  expect(log().getByText('Clara did not get it. It insults or threatens someone.')).toBeVisible()
})
