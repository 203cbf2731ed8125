import { timings } from '@duetto/shared/domain'
import { readPendingAction } from '@duetto/shared/platform'
import { createUser, renderRemote, testNow } from '@duetto/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createCard, refuse } from '../testing/fakes'
import { LikePopup } from './LikePopup'
import { canSwipe } from '../entities/swipe/canSwipe'
import { MatchModal } from './match/MatchModal'
import { createSlotsStore } from './store'

const onClose = jest.fn()
beforeEach(() => onClose.mockClear())
afterEach(() => jest.restoreAllMocks())

const line = 'We both like hiking. Which trail was the best so far?'
const cost = { credits: 0, is_free: true, free_messages_left: 4, price_minor: 0, currency: 'EUR' }
const paid = { ...cost, credits: 1, is_free: false, free_messages_left: 0, price_minor: 42 }

const renderMatch = (over = {}, { price = cost, path = '/likes', answers = {}, user = {} } = {}) => {
  const profile = createCard(3, { is_match: true, ...over })
  return renderRemote(<MatchModal profile={profile} onClose={onClose} />, {
    path,
    user: createUser(user),
    createStore: createSlotsStore,
    answers: {
      getIcebreakers: () => ({
        icebreakers: [line, 'Early bird or night owl?'],
        interests: ['hiking', 'wine'],
        city: 'Padova',
        reason: 'friendship',
      }),
      getMessages: () => ({
        conversation: null,
        profile,
        messages: [],
        has_more: false,
        is_history_limited: false,
        cost: price,
      }),
      sendMessage: () => ({ message: {}, credits: 0, cost: price }),
      ...answers,
    },
  })
}
const showMatch = async (...given: Parameters<typeof renderMatch>) => {
  const view = renderMatch(...given)
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  return view
}
const sends = ({ calls }: { calls: { name: string }[] }) => calls.filter(({ name }) => name === 'sendMessage')

describe('match dialog', () => {
  it('[MEMBER-07] clears the new flag of the like that it shows', async () => {
    const { bus } = renderMatch(
      {},
      { answers: { markLikeSeen: () => ({ ok: true }), getLikes: () => ({ total_new: 4 }) } },
    )
    const counted = jest.fn()
    bus.on('likes-changed', counted)
    expect(await screen.findByRole('dialog')).toBeVisible()
    await waitFor(() => expect(counted).toHaveBeenCalledWith({ totalNew: 4 }, expect.anything()))
  })

  it.each(['Close', 'Later'])('[POPUP-02] closes by “%s”', async (name) => {
    const { user, visited } = await showMatch()
    expect(screen.getByRole('dialog', { name: 'New like! It’s a match! You and Member 3' })).toBeVisible()
    await user.click(screen.getByRole('button', { name }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual([])
  })

  it('marks a verified member', async () => {
    await showMatch({ is_verified: true })
    expect(screen.getByRole('img', { name: /^Verified: / })).toBeVisible()
  })

  it('[POPUP-02] closes by its backdrop, not by a press inside', async () => {
    const { user } = await showMatch()
    await user.click(screen.getByText('What you share'))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('shows no shared facts if only the wish is the same', async () => {
    const getIcebreakers = () => ({ icebreakers: [line], interests: [], city: null, reason: 'dating' })
    await showMatch({}, { answers: { getIcebreakers } })
    expect(screen.queryByText('What you share')).toBeNull()
  })

  it('[POPUP-02] emits image-pressed with the profile when the photo is pressed', async () => {
    const { user, bus } = await showMatch()
    const emitted: unknown[] = []
    bus.on('image-pressed', (payload) => emitted.push(payload))
    await user.click(screen.getByRole('button', { name: /Photo of Member 3/ }))
    expect(emitted).toEqual([{ profileId: 3 }])
  })

  it('[POPUP-02] focuses the title and lists what both share', async () => {
    await showMatch()
    expect(screen.getByRole('heading', { name: 'New like! It’s a match! You and Member 3' })).toHaveFocus()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hiking',
      'Wine',
      'Padova',
      'Friendship',
    ])
  })

  it('[POPUP-02][CHAT-04] sends the edited first line by one press, free only', async () => {
    const view = await showMatch()
    const field = screen.getByRole('textbox', { name: 'Your first line to Member 3' })
    expect(field).toHaveValue(line)
    const free = 'This message is free. You have 4 free ones.'
    expect(field).toHaveAccessibleDescription(free)
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(free)
    await view.user.type(field, ' I mean it.')
    await view.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sends(view)).toMatchObject([
      { body: { profile: 3, kind: 'text', text: `${line} I mean it.`, is_free_only: true } },
    ])
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(view.toasts).toMatchObject([{ text: 'Sent to Member 3.' }])
    expect(view.visited).toEqual([])
  })

  it('[POPUP-02][CHAT-04] sends by Enter where a mouse is used; Shift starts a new line', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const view = await showMatch()
    const field = screen.getByRole('textbox', { name: 'Your first line to Member 3' })
    await view.user.type(field, '{Shift>}{Enter}{/Shift}')
    expect(sends(view)).toEqual([])
    await view.user.type(field, 'Yes?{Enter}')
    expect(sends(view)).toMatchObject([{ body: { text: `${line}\nYes?` } }])
  })

  it('[TRUST-03] never sends a message that costs credits: the conversation opens with the line', async () => {
    const view = await showMatch({}, { price: paid })
    expect(screen.getByText(/^A message costs 1 credit/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    const write = screen.getByRole('button', { name: 'Write' })
    expect(write).toHaveAccessibleDescription(/^A message costs 1 credit/)
    await view.user.click(write)
    expect(view.visited).toEqual(['/members/3/chat'])
    expect(readPendingAction(testNow)).toEqual({ kind: 'message', profileId: 3, text: line })
    expect(sends(view)).toEqual([])
  })

  it('[CHAT-03] promises no free message to members who may not start another conversation', async () => {
    const view = await showMatch({}, { user: { conversations_left: 0 } })
    expect(screen.queryByText(/is free/)).toBeNull()
    expect(screen.getByText(/^A message costs 1 credit/)).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Write' }))
    expect(view.visited).toEqual(['/members/3/chat'])
    expect(sends(view)).toEqual([])
  })

  it('[TRUST-11] shows the reason of a refusal, and moves the text to the conversation', async () => {
    const view = await showMatch({}, { answers: { sendMessage: refuse('not_confirmed') } })
    await view.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/^Not sent\. /)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await view.user.click(screen.getByRole('button', { name: 'Write' }))
    expect(view.visited).toEqual(['/members/3/chat'])
    expect(readPendingAction(testNow)?.text).toBe(line)
  })

  it('[POPUP-02] offers to keep swiping only while likes are left', async () => {
    canSwipe.set(true)
    await showMatch()
    expect(screen.getByRole('button', { name: 'Keep swiping' })).toBeVisible()
    act(() => canSwipe.set(false))
    expect(screen.queryByRole('button', { name: 'Keep swiping' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Later' })).toBeVisible()
  })

  it('[POPUP-02] opens without details if they fail', async () => {
    await showMatch({}, { answers: { getIcebreakers: refuse('not_found') } })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Write' })).toBeEnabled()
  })

  it('[POPUP-02] opens after half a second, and leads to the conversation if the details are late', async () => {
    jest.useFakeTimers()
    const { unmount } = renderMatch({}, { answers: { getMessages: () => new Promise(() => {}) } })
    await act(() => jest.advanceTimersByTimeAsync(timings.matchWaitMs - 1))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    const write = screen.getByRole('button', { name: 'Write' })
    expect(write).toHaveAttribute('aria-busy', 'true')
    await act(() => jest.advanceTimersByTimeAsync(timings.matchDetailsMs))
    expect(write).not.toHaveAttribute('aria-busy')
    unmount()
    jest.useRealTimers()
  })

  it('[POPUP-02] a like that is not mutual leads to the profile', async () => {
    const view = await showMatch({ is_match: false })
    expect(screen.queryByText(/match/)).toBeNull()
    await view.user.click(screen.getByRole('button', { name: 'View profile' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(view.visited).toEqual(['/members/3'])
    expect(view.calls).toEqual([{ name: 'markLikeSeen', body: { profile: 3 } }])
  })

  it('[TRUST-01] labels a fictional profile', async () => {
    await showMatch({ is_fictional: true })
    expect(screen.getByText('Fictional profile')).toBeVisible()
    expect(
      screen.getByRole('dialog', {
        name: 'New like! It’s a match! You and Member 3 Fictional profile',
      }),
    ).toBeVisible()
  })
})

describe('like popup', () => {
  const show = (over = {}) =>
    renderRemote(<LikePopup profile={createCard(3, over)} onClose={onClose} />, { user: createUser() })

  it('[POPUP-01] opens the profile and closes', async () => {
    const { user, visited } = show()
    await user.click(screen.getByRole('button', { name: 'View profile' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual(['/members/3'])
  })

  it('[POPUP-01] returns the focus that it held when it closes', async () => {
    renderRemote(<button>Like</button>)
    screen.getByRole('button', { name: 'Like' }).focus()
    const { unmount } = show()
    screen.getByRole('button', { name: 'Close' }).focus()
    await act(async () => unmount())
    expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus()
  })

  it('[POPUP-01] closes without navigation, and labels a fictional profile', async () => {
    const { user, visited } = show({ is_fictional: true })
    expect(screen.getByText('Fictional profile')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(visited).toEqual([])
  })
})
