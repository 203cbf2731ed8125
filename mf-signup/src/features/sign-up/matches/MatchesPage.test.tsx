import { act, screen } from '@testing-library/react'
import { readPendingAction, storePendingAction } from '@duetto/shared/platform'
import { createImage, testNow } from '@duetto/shared/testing'
import { createCard, createUser, refuse } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { MatchesPage } from './MatchesPage'

const someone = { searchMembers: () => ({ profiles: [createCard(1)], similar: [] }) }
const unconfirmed = createUser({ status: 'not_confirmed', signup_step: 5 })

describe('the code of the activation e-mail', () => {
  it('[SIGNUP-05] is beside the people, and the page continues once the account is active', async () => {
    const view = renderScreen(<MatchesPage />, { user: unconfirmed, answers: someone })
    const person = await screen.findByRole('link', { name: /^Member 1,/ })
    expect(screen.getByRole('region', { name: 'Confirm your address' })).toHaveTextContent(unconfirmed.email)
    expect(screen.queryByRole('dialog')).toBeNull()
    view.signIn({ ...unconfirmed, status: 'active' })
    expect(screen.getByRole('heading', { name: 'Your account is active' })).toHaveFocus()
    expect(screen.queryByLabelText('6-digit code')).toBeNull()
    expect(person).toBeVisible()
    expect(screen.getByRole('heading', { name: `Welcome, ${unconfirmed.name}` })).toBeVisible()
    expect(
      screen.getByText(/^Your first 5 messages are free. You can start up to 2 conversations\.$/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to Member 1' })).toHaveAttribute('href', '/members/1/chat')
  })

  it('[SIGNUP-05] sends messages that the member may already write', () => {
    renderScreen(<MatchesPage />, { user: unconfirmed, answers: someone })
    expect(
      screen.getByText('Look around. Messages you write go out once your address is confirmed.'),
    ).toBeVisible()
  })

  it('[SIGNUP-05] suggests one person, who is not also among the others', async () => {
    const view = renderScreen(<MatchesPage />, {
      user: unconfirmed,
      answers: { searchMembers: () => ({ profiles: [createCard(1), createCard(2)], similar: [] }) },
    })
    await screen.findByRole('link', { name: /^Member 2,/ })
    view.signIn({ ...unconfirmed, status: 'active' })
    expect(screen.getByRole('link', { name: 'Write to Member 1' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Member 1,/ })).toBeNull()
  })

  it('[SIGNUP-05] counts the messages that waited for the activation', async () => {
    const view = renderScreen(<MatchesPage />, { user: unconfirmed, answers: someone })
    await screen.findByRole('link', { name: /^Member 1,/ })
    const active = { ...unconfirmed, status: 'active' as const, free_messages_left: 4, conversations_left: 1 }
    view.signIn(active)
    expect(screen.getByText(/^4 more messages are free. You can start one more/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to Member 1' })).toBeVisible()
    view.signIn({ ...active, free_messages_left: 3, conversations_left: 0 })
    expect(screen.getByText(/You have started all your free conversations/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your messages' })).toHaveAttribute('href', '/chats')
    expect(screen.queryByRole('link', { name: 'Write to Member 1' })).toBeNull()
  })

  it('[SIGNUP-05] leaves the focus on another control when the account is activated elsewhere', async () => {
    const view = renderScreen(<MatchesPage />, { user: unconfirmed, answers: someone })
    const person = await screen.findByRole('link', { name: /^Member 1,/ })
    act(() => person.focus())
    view.signIn({ ...unconfirmed, status: 'active' })
    expect(screen.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
    expect(person).toHaveFocus()
  })

  it('[SIGNUP-05] moves the focus from the page’s heading, where a closed sheet returns it', async () => {
    const view = renderScreen(<MatchesPage />, { user: unconfirmed, answers: someone })
    const heading = screen.getByRole('heading', { level: 1 })
    heading.tabIndex = -1
    act(() => heading.focus())
    view.signIn({ ...unconfirmed, status: 'active' })
    expect(screen.getByRole('heading', { name: 'Your account is active' })).toHaveFocus()
  })

  it('[ALERT-02] right after sign-up on a phone, is a dialog that can be postponed', async () => {
    const view = renderScreen(<MatchesPage />, {
      user: unconfirmed,
      path: '/signup-matches?api_signup_complete=1',
      answers: someone,
      isPhone: true,
    })
    expect(await screen.findByRole('dialog', { name: 'Confirm your address' })).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Later' }))
    expect(view.visited).toEqual([['/signup-matches', undefined]])
  })

  it('[SIGNUP-05] is not asked for when the account is active', async () => {
    renderScreen(<MatchesPage />, { user: createUser({ status: 'active' }), answers: someone })
    expect(await screen.findByRole('link', { name: /^Member 1,/ })).toBeVisible()
    expect(screen.queryByLabelText('6-digit code')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Your account is active' })).toBeNull()
  })
})

describe('suggestions after sign-up', () => {
  it('[MEMBER-06] shows the likes that a visitor gave on a lander', async () => {
    storePendingAction({ kind: 'like', profileId: 1, others: [2] }, testNow)
    const likedIds: number[] = []
    const { calls } = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: {
        like: ({ body }) => {
          const { profile } = body as { profile: number }
          likedIds.push(profile)
          return { is_match: false, profile: createCard(profile, { is_liked: true }) }
        },
        searchMembers: () => ({
          profiles: [1, 2, 3].map((id) => createCard(id, { is_liked: likedIds.includes(id) })),
          similar: [],
        }),
      },
    })
    expect(await screen.findAllByRole('button', { name: /^Like /, pressed: true })).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /^Like /, pressed: false })).toHaveLength(1)
    expect(calls.filter(({ name }) => name === 'like')).toHaveLength(2)
    expect(readPendingAction(testNow)).toBeNull()
  })

  it('[MEMBER-06] keeps the likes from a lander until the server is reached', async () => {
    storePendingAction({ kind: 'like', profileId: 1 }, testNow)
    let isAway = true
    const { user, calls } = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: {
        like: () => (isAway ? refuse('unavailable')() : { is_match: false, profile: createCard(1) }),
        searchMembers: () => ({ profiles: [createCard(1)], similar: [] }),
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(readPendingAction(testNow)).not.toBeNull()
    isAway = false
    await user.click(again)
    expect(await screen.findByRole('button', { name: /^Like / })).toBeVisible()
    expect(calls.filter(({ name }) => name === 'like')).toHaveLength(2)
    expect(readPendingAction(testNow)).toBeNull()
  })

  it('[ROUTE-25] counts the people around the member’s town', async () => {
    renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: {
        searchMembers: () => ({
          profiles: [createCard(1)],
          similar: [],
          origin: 'Parma',
          numResults: 31,
          is_approximate: false,
        }),
      },
    })
    expect(await screen.findByText('31 people within 100 km of Parma')).toBeVisible()
  })

  it('[ROUTE-25] names the radius in round miles, and separates people from further away', async () => {
    const near = [1, 2].map((id) => createCard(id, { city: 'Leeds', distance_km: 10 }))
    const far = [3, 4, 5, 6, 7].map((id) => createCard(id, { city: 'Belfast', distance_km: 300 }))
    renderScreen(<MatchesPage />, {
      user: createUser({ country: 'GB' }),
      answers: {
        searchMembers: () => ({
          profiles: near,
          similar: far,
          origin: 'Leeds',
          numResults: 2,
          is_approximate: false,
        }),
      },
    })
    expect(await screen.findByText('2 people within 60 mi of Leeds')).toBeVisible()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent?.split(',')[0])).toEqual([
      expect.any(String),
      ...['Member 1', 'Member 2', 'Further away', 'Member 3', 'Member 4'],
      ...['Member 5', 'Member 6'],
    ])
    expect(screen.getAllByText('5 mi · Leeds')).toHaveLength(2)
    expect(screen.getAllByText('175 mi · Belfast')).toHaveLength(4)
  })

  it('[ROUTE-25] lists real people first, then those with a photo, then those of about the same age', async () => {
    const { age } = createUser().profile
    const years = [age + 20, age + 2, age - 15, age - 3]
    const profiles = [
      createCard(9, { age, is_fictional: true }),
      ...years.map((one, index) =>
        createCard(index + 1, { age: one, ...(index !== 1 && { main_image: createImage(9) }) }),
      ),
    ]
    const answers = { searchMembers: () => ({ profiles, similar: [] }) }
    const order = async () =>
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent?.slice(7, 8))
    const { unmount } = renderScreen(<MatchesPage />, { user: createUser(), answers })
    expect(await order()).toEqual(['4', '1', '3', '2', '9'])
    unmount()
    const wishing = createUser({ profile: { ...createUser().profile, wished_ages: [18, 99] } })
    renderScreen(<MatchesPage />, { user: wishing, answers })
    expect(await order()).toEqual(['1', '3', '4', '2', '9'])
  })

  it('[ROUTE-25] fills whole rows: eight people beside the suggested one', async () => {
    const view = renderScreen(<MatchesPage />, {
      user: unconfirmed,
      answers: {
        searchMembers: () => ({
          profiles: Array.from({ length: 20 }, (_, index) => createCard(index + 1)),
          similar: [],
        }),
      },
    })
    await screen.findByRole('link', { name: /^Member 2,/ })
    view.signIn({ ...unconfirmed, status: 'active' })
    expect(screen.getAllByRole('article')).toHaveLength(8)
  })

  it('[ROUTE-25] searches by the sign-up’s answers, nearby members first', async () => {
    const { calls } = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: { searchMembers: () => ({ profiles: [createCard(1)], similar: [createCard(2)] }) },
    })
    expect(await screen.findByRole('link', { name: /^Member 1,/ })).toHaveAttribute('href', '/members/1')
    expect(screen.getByRole('link', { name: /^Member 2,/ })).toBeVisible()
    expect(calls[0]).toEqual({
      name: 'searchMembers',
      query: { gender: 'male', country: 'IT', countryregion: 'Emilia-Romagna', distance: 100 },
    })
  })

  it.each([
    ['', 'Fictional profile'],
    ['Moderated profile', 'Moderated profile'],
  ])('[TRUST-01] with the site’s term “%s”, labels a fictional person “%s”', async (term, label) => {
    renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: { searchMembers: () => ({ profiles: [createCard(1, { is_fictional: true })], similar: [] }) },
      settings: { fictional_singular: term },
    })
    expect(await screen.findByText(label)).toBeVisible()
  })

  it('[ROUTE-25] explains an empty page, and can retry an error', async () => {
    const { unmount } = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: { searchMembers: () => ({ profiles: [], similar: [] }) },
    })
    expect(await screen.findByRole('heading', { name: 'No one near you yet' })).toBeVisible()
    unmount()
    const view = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: { searchMembers: refuse('network') },
    })
    view.answers.searchMembers = () => ({ profiles: [createCard(1)], similar: [] })
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^Member 1,/ })).toBeVisible()
  })

  it('[ROUTE-25] likes and writes; reverts a refused like with the reason', async () => {
    const view = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: {
        searchMembers: () => ({ profiles: [createCard(1, { name: 'Luca' })], similar: [] }),
        like: () => ({ ok: true, is_match: false, profile: createCard(1) }),
      },
    })
    const heart = await screen.findByRole('button', { name: 'Like Luca' })
    await view.user.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(view.calls.at(-1)).toEqual({ name: 'like', body: { profile: 1 } })
    expect(screen.getByRole('link', { name: 'Message Luca' })).toHaveAttribute('href', '/members/1/chat')
    view.answers.unlike = refuse('network')
    await view.user.click(heart)
    expect(await screen.findByText(/There is no connection/)).toBeVisible()
    expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})
