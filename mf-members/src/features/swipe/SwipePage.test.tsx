import { limits } from '@duetto/shared/domain'
import { expectAccessible, createUser, refuse, renderRemote, testNow } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { canSwipe } from '../../entities/swipe/canSwipe'
import { createStore } from '../../store'
import { createCard, createProfile } from '../../testing/fakes'
import { SwipePage } from './SwipePage'
import { throwTimeoutMs } from './ThrownCard'

type Answers = NonNullable<Parameters<typeof renderRemote>[1]>['answers']

const now = new Date(testNow).toISOString()
const tomorrow = '2026-03-02T00:00:00.000Z'
const deckOf = (ids: readonly number[], over = {}) => ({
  profiles: ids.map((id) => createCard(id, { is_fictional: id === 2 })),
  likes_left: limits.swipeLikesPerDay,
  resets_at: null,
  now,
  can_undo: false,
  ...over,
})
const show = (answers: Answers = {}) =>
  renderRemote(<SwipePage />, {
    path: '/swipe-game',
    user: createUser(),
    createStore,
    answers: {
      getSwipeDeck: () => deckOf([1, 2, 3, 4, 5, 6]),
      swipe: () => ({ is_match: false, likes_left: 3, resets_at: null, now }),
      undoSwipe: () => deckOf([1, 2, 3, 4, 5, 6]),
      ...answers,
    },
  })
type View = ReturnType<typeof show>
const swipes = ({ calls }: View) => calls.filter(({ name }) => name === 'swipe').map(({ body }) => body)
const top = () => screen.findByRole('article')
const undo = () => screen.getByRole('button', { name: 'Undo the last choice' })
const thrown = ({ container }: View) => container.querySelector('[data-thrown]')
const point = (card: Element, type: string, clientX: number): void =>
  void fireEvent(card, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 200 }))
const mockMedia = ({ isCalm = false, isWide = false }): void => {
  const matches = (query: string): boolean => (query.includes('reduced-motion') ? isCalm : isWide)
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: matches(query),
        media: query,
      }) as unknown as MediaQueryList,
  )
}
afterEach(() => jest.restoreAllMocks())

describe('swipe game page', () => {
  it('[MEMBER-08] shows a card, buttons and the remaining likes', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { name: /^Member 1,/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/members/1')
    expect(screen.getByText('4 likes left today')).toBeVisible()
    expect(undo()).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(container)
  })

  it('[MEMBER-08] names the buttons and explains how “No” and “Not now” differ', async () => {
    show()
    await top()
    for (const caption of ['Undo', 'No', 'Yes', 'Not now']) expect(screen.getByText(caption)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pass on Member 1' })).toHaveAttribute(
      'title',
      'Leaves this person out of the game for 7 days. They stay in search.',
    )
    expect(screen.getByRole('button', { name: 'Not now: Member 1' })).toHaveAttribute(
      'title',
      'Hides this person from you for 30 days. They are not told.',
    )
  })

  it('shows the details of the person beside the card in a wide window, without opening the profile', async () => {
    mockMedia({ isWide: true })
    const view = show({
      getMember: () => ({ profile: createProfile(1, { likes_me: true }) }),
      markLikeSeen: () => ({ ok: true }),
    })
    const facts = await screen.findByRole('complementary')
    expect(await within(facts).findByText('I cook on Sundays.')).toBeVisible()
    expect(within(facts).getByText('Cooking')).toBeVisible()
    expect(within(facts).getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/members/1')
    expect(screen.getAllByRole('link', { name: 'View profile' })).toHaveLength(1)
    expect(view.calls.map(({ name }) => name)).not.toContain('markLikeSeen')
    await expectAccessible(view.container)
  })

  it('skips by the button, and leaves the arrows that scroll to the browser', async () => {
    const view = show()
    await view.user.click(await screen.findByRole('button', { name: 'Not now: Member 1' }))
    expect(await screen.findByText('Not now: Member 1.')).toBeInTheDocument()
    await waitFor(() => expect(swipes(view)).toEqual([{ profile: 1, decision: 'skip' }]))
    for (const key of ['ArrowDown', 'ArrowUp']) expect(fireEvent.keyDown(document.body, { key })).toBe(true)
    expect(swipes(view)).toHaveLength(1)
    expect(view.calls.map(({ name }) => name)).not.toContain('undoSwipe')
  })

  it('[MEMBER-08] keeps the next card from the keyboard and from screen readers', async () => {
    const { container, user } = show()
    await top()
    const hidden = container.querySelector('article[data-place="next"]')
    expect(hidden).toHaveAttribute('aria-hidden', 'true')
    expect(hidden).toHaveAttribute('inert')
    await user.click(screen.getByRole('button', { name: 'Pass on Member 1' }))
    const shown = (await screen.findByRole('heading', { name: /^Member 2,/ })).closest('article')
    expect(shown).toHaveAttribute('aria-hidden', 'false')
    expect(shown).not.toHaveAttribute('inert')
  })

  it.each([
    ['Like Member 1', 'like'],
    ['Pass on Member 1', 'pass'],
  ])('[MEMBER-08] the button “%s” decides and shows the next card', async (name, decision) => {
    const view = show()
    await view.user.click(await screen.findByRole('button', { name }))
    expect(swipes(view)).toEqual([{ profile: 1, decision }])
    expect(await screen.findByRole('heading', { name: /^Member 2,/ })).toBeVisible()
    expect(screen.getByText('Fictional profile')).toBeVisible()
  })

  it('[MEMBER-08] arrow keys decide and Backspace undoes, but not while typing', async () => {
    const view = show()
    await top()
    await view.user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(swipes(view)).toEqual([{ profile: 1, decision: 'pass' }]))
    await view.user.keyboard('{ArrowRight}')
    await waitFor(() => expect(swipes(view)).toHaveLength(2))
    expect(swipes(view)[1]).toEqual({ profile: 2, decision: 'like' })
    await view.user.keyboard('{Backspace}')
    await waitFor(() => expect(view.calls.map(({ name }) => name)).toContain('undoSwipe'))
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await view.user.keyboard('{ArrowLeft}')
    expect(swipes(view)).toHaveLength(2)
    field.remove()
  })

  it.each([
    ['right', 150, 'like'],
    ['left', -150, 'pass'],
  ])('[MEMBER-08] dragging a card to the %s decides on release', async (_, dx, decision) => {
    const view = show()
    const card = await top()
    Object.defineProperty(card, 'clientWidth', { value: 400 })
    card.setPointerCapture = () => {}
    point(card, 'pointerdown', 200)
    point(card, 'pointermove', 200 + dx)
    expect(card).toHaveAttribute('data-dragging', 'true')
    expect(within(card).getByText(dx > 0 ? 'Yes' : 'No')).toBeInTheDocument()
    expect(swipes(view)).toEqual([])
    point(card, 'pointerup', 200 + dx)
    expect(swipes(view)).toEqual([{ profile: 1, decision }])
  })

  it('[MEMBER-08] a cancelled drag decides nothing', async () => {
    const view = show()
    const card = await top()
    Object.defineProperty(card, 'clientWidth', { value: 400 })
    card.setPointerCapture = () => {}
    point(card, 'pointerdown', 200)
    point(card, 'pointermove', 380)
    point(card, 'pointercancel', 380)
    point(card, 'pointerup', 380)
    expect(card).toHaveAttribute('data-dragging', 'false')
    expect(swipes(view)).toEqual([])
  })

  it('[MEMBER-08] removes a decided card when its animation ends', async () => {
    mockMedia({})
    const view = show()
    await view.user.click(await screen.findByRole('button', { name: 'Like Member 1' }))
    const card = thrown(view)
    expect(card).toBeInTheDocument()
    fireEvent.animationEnd(card as Element)
    expect(thrown(view)).toBeNull()
  })

  it('[MEMBER-08] removes a card even if its animation never ends', async () => {
    mockMedia({})
    const view = show()
    const like = await screen.findByRole('button', { name: 'Like Member 1' })
    jest.useFakeTimers()
    fireEvent.click(like)
    expect(thrown(view)).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(throwTimeoutMs))
    expect(thrown(view)).toBeNull()
    jest.useRealTimers()
  })

  it('[MEMBER-08] removes a card without animation with reduced motion', async () => {
    mockMedia({ isCalm: true })
    const view = show()
    await view.user.click(await screen.findByRole('button', { name: 'Like Member 1' }))
    expect(thrown(view)).toBeNull()
    expect(screen.getByText('You like Member 1.')).toBeInTheDocument()
  })

  it('[MEMBER-08] undo brings the last card back', async () => {
    const view = show()
    await view.user.click(await screen.findByRole('button', { name: 'Pass on Member 1' }))
    await waitFor(() => expect(undo()).toHaveAttribute('aria-disabled', 'false'))
    await view.user.click(undo())
    expect(await screen.findByRole('heading', { name: /^Member 1,/ })).toBeVisible()
    expect(undo()).toHaveAttribute('aria-disabled', 'true')
    await view.user.keyboard('{Enter}')
    expect(view.calls.filter(({ name }) => name === 'undoSwipe')).toHaveLength(1)
  })

  it('[MEMBER-08] without likes, shows a countdown and alternatives', async () => {
    const { user, calls } = show({
      getSwipeDeck: () => deckOf([1, 2], { likes_left: 0, resets_at: tomorrow, can_undo: true }),
    })
    expect(await screen.findByRole('heading', { name: 'You have used today’s likes' })).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/\d/)
    expect(screen.getByRole('link', { name: 'See who likes you' })).toHaveAttribute('href', '/likes')
    await user.click(undo())
    expect(calls.map(({ name }) => name)).toContain('undoSwipe')
    expect(await screen.findByRole('heading', { name: /^Member 1,/ })).toBeVisible()
  })

  it('[MEMBER-08] an empty deck links to the search', async () => {
    show({ getSwipeDeck: () => deckOf([]) })
    expect(await screen.findByRole('heading', { name: 'You have seen everyone for now' })).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/members', '/hidden'])
  })

  it('[POPUP-02] can continue while a card and a like are left, and not on other pages', async () => {
    const { unmount } = show()
    await top()
    expect(canSwipe.get()).toBe(true)
    unmount()
    expect(canSwipe.get()).toBe(false)
  })

  it('[POPUP-02] cannot continue after the last card', async () => {
    const { user } = show({ getSwipeDeck: () => deckOf([1]), swipe: () => new Promise(() => {}) })
    await user.click(await screen.findByRole('button', { name: 'Like Member 1' }))
    expect(canSwipe.get()).toBe(false)
  })

  it('[POPUP-02] cannot continue without a like', async () => {
    show({ getSwipeDeck: () => deckOf([1, 2], { likes_left: 0, resets_at: tomorrow }) })
    await screen.findByRole('heading', { name: 'You have used today’s likes' })
    expect(canSwipe.get()).toBe(false)
  })

  it('[ERROR-01] a refused decision restores the card with the reason', async () => {
    const view = show({ swipe: refuse('unavailable') })
    await view.user.click(await screen.findByRole('button', { name: 'Pass on Member 1' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Member 1,/ })).toBeVisible())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(thrown(view)).toBeNull()
  })
})
