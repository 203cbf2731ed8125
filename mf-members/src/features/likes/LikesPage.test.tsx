import { expectAccessible, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { MembersRoutes } from '../../routes'
import { createStore } from '../../store'
import { createCard } from '../../testing/fakes'

type Answers = NonNullable<Parameters<typeof renderRemote>[1]>['answers']

const likedBy = (id: number, over = {}) => ({
  ...createCard(id),
  like_new: false,
  liked_at: '2026-03-01T10:00:00Z',
  ...over,
})
const likes = {
  liked_by: [
    likedBy(1, { like_new: true, is_fictional: true }),
    likedBy(2, { is_liked: true, is_match: true }),
  ],
  profiles: [createCard(2, { is_liked: true, is_match: true }), createCard(3, { is_liked: true })],
  total_new: 1,
}
const noLikes = { liked_by: [], profiles: [], total_new: 0 }

const show = (path: string, answers: Answers = {}, user = createUser()) =>
  renderRemote(<MembersRoutes />, {
    path,
    user,
    createStore,
    answers: { getLikes: () => likes, ...answers },
  })
const tiles = async (name: string) => within(await screen.findByRole('list', { name }))
const links = (list: Awaited<ReturnType<typeof tiles>>) =>
  list.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('likes page', () => {
  it.each([
    ['/likes', 'Liked you', [2, 1]],
    ['/likes/received', 'Liked you', [2, 1]],
    ['/likes/sent', 'You liked', [2, 3]],
    ['/likes/matches', 'Matches', [2]],
  ])('[MEMBER-07][ROUTE-13] %s shows %s', async (path, name, ids) => {
    const { container } = show(path)
    expect(links(await tiles(name))).toEqual(ids.map((id) => `/likes/m/${id}`))
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(container)
  })

  it('[MEMBER-07] marks and counts what is new, and labels a fictional profile', async () => {
    const liked_by = [likedBy(1, { like_new: true }), likedBy(2, { is_fictional: true })]
    show('/likes', { getLikes: () => ({ ...likes, liked_by }) })
    const list = await tiles('Liked you')
    expect(list.getAllByText('New')).toHaveLength(1)
    expect(list.getByText('Fictional profile')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Liked you.*1 new/ })).toBeVisible()
  })

  it('[MEMBER-06] likes back in place, and the next step is a message', async () => {
    const like = () => ({ is_match: true, profile: createCard(1, { is_liked: true, is_match: true }) })
    const { user, calls, visited } = show('/likes', { like })
    await tiles('Liked you')
    await user.click(screen.getByRole('button', { name: /^Like back/ }))
    expect(calls.find(({ name }) => name === 'like')?.body).toEqual({ profile: 1 })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Like back/ })).toBeNull())
    expect(screen.getByRole('link', { name: 'Liked you' })).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Message' })[1] as Element)
    expect(visited).toEqual(['/members/1/chat'])
  })

  it('[MEMBER-07] marks new likes and matches, and no seen like', async () => {
    const liked_by = [
      likedBy(1, { like_new: true, is_demo: true }),
      likedBy(2, { like_new: true, is_liked: true, is_match: true }),
      likedBy(3),
    ]
    show('/likes', { getLikes: () => ({ ...likes, liked_by }) })
    await tiles('Liked you')
    const [admirer, seen, match] = screen.getAllByRole('listitem').map((item) => within(item))
    expect(admirer?.getByText('New')).toBeVisible()
    expect(admirer?.getByText('Demo')).toBeVisible()
    expect(admirer?.queryByText('Match')).toBeNull()
    expect(match?.getByText('New')).toBeVisible()
    expect(match?.getByText('Match')).toBeVisible()
    expect(match?.getByRole('button', { name: 'Message' })).toBeVisible()
    expect(seen?.queryByText('New')).toBeNull()
    expect(seen?.getByRole('button', { name: /^Like back/ })).toBeVisible()
  })

  it('[MEMBER-07] offers a message to everybody whom the member likes', async () => {
    const { user, visited } = show('/likes/sent')
    const list = await tiles('You liked')
    const buttons = list.getAllByRole('button', { name: 'Message' })
    expect(buttons).toHaveLength(2)
    await user.click(buttons[1] as Element)
    expect(visited).toEqual(['/members/3/chat'])
  })

  it('[MEMBER-07] removes a like, but no match, with the heart', async () => {
    const { user, calls } = show('/likes/sent', { unlike: () => ({ ok: true }) })
    const list = await tiles('You liked')
    await user.click(list.getByRole('button', { name: /^Like /, pressed: true }))
    expect(calls.find(({ name }) => name === 'unlike')?.body).toEqual({ profile: 3 })
    await waitFor(() => expect(links(list)).toEqual(['/likes/m/2']))
  })

  it.each([
    ['/likes/received', '/profile'],
    ['/likes/sent', '/members'],
    ['/likes/matches', '/swipe-game'],
  ])('[MEMBER-07] an empty %s explains how to fill it', async (path, href) => {
    show(path, { getLikes: () => noLikes })
    await screen.findByRole('heading', { level: 2 })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href)
  })

  it('[MEMBER-07] asks members with a photo and a text for a like, not for their profile', async () => {
    const { profile, ...user } = createUser()
    const complete = { ...profile, main_image: createCard(7).main_image, about_me: 'Tea, then trails.' }
    show('/likes/received', { getLikes: () => noLikes }, { ...user, profile: complete })
    expect(await screen.findByText(/Like someone first/)).toBeVisible()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/swipe-game')
    expect(hrefs).not.toContain('/profile')
  })

  it('[CALL-10][MEMBER-06] auto-like shows whom it liked and reloads the likes', async () => {
    let isLiked = false
    const { user, toasts } = show('/likes/sent', {
      getLikes: () => (isLiked ? { ...noLikes, profiles: [createCard(8, { is_liked: true })] } : noLikes),
      autoLike: () => {
        isLiked = true
        return { profile: createCard(8, { is_liked: true }) }
      },
    })
    await user.click(await screen.findByRole('button', { name: /Like someone for me/ }))
    await waitFor(() => expect(toasts[0]?.text).toContain('Member 8'))
    expect(await screen.findByRole('list', { name: 'You liked' })).toBeVisible()
  })

  it('[CALL-10] auto-like explains when there is no one to like', async () => {
    const { user } = show('/likes/sent', { getLikes: () => noLikes, autoLike: () => ({ profile: null }) })
    await user.click(await screen.findByRole('button', { name: /Like someone for me/ }))
    expect(await screen.findByRole('status')).toHaveTextContent(/\S/)
  })

  it('[ERROR-01] a refused like is undone and explained', async () => {
    const { user, toasts } = show('/likes', { like: refuse('unavailable') })
    await tiles('Liked you')
    await user.click(screen.getByRole('button', { name: /^Like back/ }))
    await waitFor(() => expect(toasts[0]).toMatchObject({ tone: 'danger' }))
    expect(screen.getByRole('button', { name: /^Like back/ })).toBeVisible()
  })
})
