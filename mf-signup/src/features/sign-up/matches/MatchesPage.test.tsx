import { screen } from '@testing-library/react'
import { createCard, createUser, refuse } from '../../../testing/fakes'
import { renderScreen } from '../../../testing/renderScreen'
import { MatchesPage } from './MatchesPage'

describe('suggestions after sign-up', () => {
  it('[ROUTE-25] searches by the sign-up’s answers, nearby members first', async () => {
    const { calls } = renderScreen(<MatchesPage />, {
      user: createUser(),
      answers: { searchMembers: () => ({ profiles: [createCard(1)], similar: [createCard(2)] }) },
    })
    expect(await screen.findByRole('link', { name: /^Member 1,/ })).toHaveAttribute('href', '/members/1')
    expect(screen.getByRole('link', { name: /^Member 2,/ })).toBeVisible()
    expect(calls[0]).toEqual({
      name: 'searchMembers',
      query: { gender: 'male', country: 'IT', countryregion: 'Emilia-Romagna' },
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
