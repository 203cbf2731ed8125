import 'fake-indexeddb/auto'
import type { User } from '@duetto/shared/contract'
import { refuse, settle } from '@duetto/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { sendRequested } from '../entities/outbox/slice'
import { answerToSend, cost } from '../testing/fixtures'
import { openChat, prepareBrowser } from '../testing/openChat'

beforeEach(prepareBrowser)
// A running drain would delete the messages of the next test's member.
afterEach(async () => {
  for (let turn = 0; turn < 30; turn += 1) await settle()
})

const log = () => within(screen.getByRole('log'))
const field = () => screen.getByRole('textbox', { name: 'Write to Clara' })
const waits = 'Your message waits until you have confirmed your e-mail address.'
const waiting = 'Waiting for you to confirm your e-mail address.'
const needsPackage =
  /^Confirm your address first. .* will use your 2 free conversations, so you’ll need a package/

const open = async (conversation: { isStarted?: boolean } = {}) => {
  const view = await openChat({
    path: '/members/11/chat',
    messages: [],
    as: { status: 'not_confirmed', paid_user: false, credits: 0, conversations_left: 2 },
    pageOf: () => ({
      ...(!conversation.isStarted && { conversation: null }),
      cost: { ...cost, is_free: true, free_messages_left: 3 },
    }),
    answers: { sendMessage: refuse('not_confirmed') },
  })
  const becomes = (over: Partial<User>) =>
    act(() => {
      const now = view.session.get()
      if (now.user) view.session.set({ ...now, user: { ...now.user, ...over } })
    })
  const writeTo = (...profileIds: number[]) =>
    act(() => {
      for (const profileId of profileIds)
        view.store?.dispatch(
          sendRequested({
            kind: 'text',
            text: `To ${profileId}`,
            profileId,
            key: `key-${profileId}`,
            at: '2026-03-01T12:00:00Z',
            isFreeOnly: true,
            isFirst: true,
          }),
        )
    })
  const texts = () => view.sent().map(({ body }) => (body as { text: string }).text)
  return { ...view, becomes, writeTo, texts }
}

describe('[CHAT-03] [TRUST-11] a member who has not confirmed the address', () => {
  it('closes the reason without taking the waiting message back', async () => {
    const { user } = await open()
    await user.type(field(), 'Hello{Enter}')
    expect(await screen.findByText(/^Confirm your e-mail address first/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back to my message' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keep writing' }))
    expect(screen.queryByText(/^Confirm your e-mail address first/)).toBeNull()
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(log().getByText('Hello')).toBeVisible()
    expect(log().getByText(waiting)).toBeVisible()
    await user.click(log().getByRole('button', { name: 'Edit' }))
    expect(field()).toHaveValue('Hello')
    expect(log().queryByText('Hello')).toBeNull()
  })

  it('sees that further messages wait too; all are sent in order after the confirmation', async () => {
    const { user, texts, answers, becomes } = await open()
    for (const text of ['one', 'two']) {
      await user.type(field(), `${text}{Enter}`)
      await user.click(await screen.findByRole('button', { name: 'Keep writing' }))
    }
    await waitFor(() => expect(log().getAllByText(waiting)).toHaveLength(2))
    expect(log().queryByText('Sending')).toBeNull()
    expect(texts()).toEqual(['one'])
    answers.sendMessage = answerToSend
    becomes({ status: 'active' })
    await waitFor(() => expect(texts()).toEqual(['one', 'one', 'two']))
  })

  it('keeps the text of an edited message in the field while another one waits', async () => {
    const { user } = await open()
    for (const text of ['one', 'two']) {
      await user.type(field(), `${text}{Enter}`)
      await user.click(await screen.findByRole('button', { name: 'Keep writing' }))
    }
    await waitFor(() => expect(log().getAllByRole('button', { name: 'Edit' })).toHaveLength(2))
    await user.click(log().getAllByRole('button', { name: 'Edit' })[0] as HTMLElement)
    expect(field()).toHaveValue('one')
  })

  it('shows, before and after writing, that waiting messages use up the free conversations', async () => {
    const { user, writeTo } = await open()
    writeTo(21, 22)
    expect(screen.getByText(needsPackage)).toBeVisible()
    await user.type(field(), 'Third{Enter}')
    expect(await log().findByText(needsPackage)).toBeVisible()
  })

  it('reads nothing about packages in a conversation that has one left', async () => {
    const { user, writeTo } = await open()
    writeTo(21)
    await user.type(field(), 'Second{Enter}')
    writeTo(22)
    expect(await log().findByText(waiting)).toBeVisible()
    expect(screen.queryByText(needsPackage)).toBeNull()
  })

  it('reads nothing about packages in a started conversation', async () => {
    const { writeTo } = await open({ isStarted: true })
    writeTo(21, 22)
    expect(screen.getByText(waits)).toBeVisible()
  })
})
