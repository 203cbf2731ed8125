import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { trailChanged } from '../../entities/people/slice'
import { MembersRoutes } from '../../routes'
import { createStore } from '../../store'
import { createProfile, createSearchAnswer } from '../../testing/fakes'

type Options = NonNullable<Parameters<typeof renderRemote>[1]>

const show = (path = '/members/3', options: Options = {}) =>
  renderRemote(<MembersRoutes />, {
    path,
    user: createUser({ id: 9 }),
    createStore,
    ...options,
    answers: {
      getMember: () => ({ profile: createProfile(3) }),
      searchMembers: () => createSearchAnswer([]),
      ...options.answers,
    },
  })
const title = () => screen.findByRole('heading', { level: 1 })

afterEach(() => jest.restoreAllMocks())

describe('profile page', () => {
  it.each(['not_found', 'blocked', 'bad_input'] as const)(
    '[MEMBER-11] looks the same for deleted and hidden profiles (%s)',
    async (code) => {
      show('/members/3', { answers: { getMember: refuse(code) } })
      expect(await screen.findByRole('heading', { name: 'This profile cannot be shown' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'See members' })).toHaveAttribute('href', '/members')
    },
  )

  it('[ERROR-01] retries a profile that failed to load', async () => {
    const { user, answers } = show('/members/3', { answers: { getMember: refuse('unavailable') } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    answers.getMember = () => ({ profile: createProfile(3) })
    await user.click(again)
    expect(await screen.findByRole('heading', { name: /^Member 3/ })).toBeVisible()
  })

  it('[MEMBER-11] can unblock a blocked profile', async () => {
    const { user, calls } = show('/members/3', {
      answers: {
        getMember: () => ({ profile: createProfile(3, { is_blocked: true }) }),
        unblock: () => ({ ok: true }),
      },
    })
    expect(await screen.findByRole('heading', { name: 'You have blocked Member 3' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unblock' }))
    expect(calls.find(({ name }) => name === 'unblock')?.body).toEqual({ profile: 3 })
    expect(await screen.findByRole('heading', { name: /^Member 3/ })).toBeVisible()
  })

  it('[ROUTE-03] shows the own profile as a preview with a link to the editor', async () => {
    show('/members/3', { user: createUser({ id: 3 }) })
    await title()
    expect(screen.getByText('This is how others see you.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile')
    expect(screen.queryByRole('button', { name: /^(Like|Message|Options)/ })).toBeNull()
  })

  it.each([
    ['/members/3', '/members/2', '/members/4'],
    ['/likes/m/3', '/likes/m/2', '/likes/m/4'],
  ])('[ROUTE-04] %s links to its neighbours in the last list', async (path, previous, next) => {
    const { user, store, visited } = show(path)
    await title()
    act(() => void store?.dispatch(trailChanged([2, 3, 4])))
    await user.click(await screen.findByRole('button', { name: 'Previous profile' }))
    await user.click(screen.getByRole('button', { name: 'Next profile' }))
    fireEvent.keyDown(window, { key: 'PageDown', altKey: true })
    expect(visited).toEqual([previous, next, next])
  })

  it.each([
    ['/members/3', '/members'],
    ['/likes/m/3', '/likes'],
  ])('[ROUTE-03] without a list before it, Back from %s leads to %s', async (path, list) => {
    const { user, visited } = show(path)
    await title()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(visited).toEqual([list])
  })

  it.each([
    { position: 'between others', trail: [2, 3, 4], to: '/members/4' },
    { position: 'at the end', trail: [2, 3], to: '/members' },
  ])('skipping someone $position of the list opens $to', async ({ trail, to }) => {
    const { user, store, calls, visited } = show('/members/3', { answers: { skip: () => ({ ok: true }) } })
    await title()
    act(() => void store?.dispatch(trailChanged(trail)))
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(calls).toContainEqual({ name: 'skip', body: { profile: 3 } })
    expect(visited).toEqual([to])
  })

  it.each([
    { result: 'confirms a copied link', text: /^Link copied/, tone: undefined },
    { result: 'offers another way if the browser refuses to copy it', text: /did not allow/, tone: 'danger' },
  ])('$result', async ({ text, tone }) => {
    const { user, toasts } = show()
    await title()
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    if (tone) copied.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: /^Options/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    await waitFor(() => expect(toasts).toEqual([{ text: expect.stringMatching(text), tone }]))
    expect(copied).toHaveBeenCalledWith(`${location.origin}/members/3`)
  })

  it('[MEMBER-07] opening the profile of a member who likes the viewer marks the like as seen', async () => {
    const { calls } = show('/likes/m/3', {
      answers: {
        getMember: () => ({ profile: createProfile(3, { likes_me: true }) }),
        markLikeSeen: () => ({ ok: true }),
      },
    })
    await title()
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'markLikeSeen')?.body).toEqual({ profile: 3 }),
    )
    expect(screen.getByText('Member 3 likes you')).toBeVisible()
  })
})
