import { readPendingAction } from '@duetto/shared/platform'
import {
  expectAccessible,
  createCard,
  createImage,
  refuse,
  renderRemote,
  testNow,
} from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { LandersRoutes } from '../../routes'
import { createStore } from '../../store'

type Options = NonNullable<Parameters<typeof renderRemote>[1]>

const clara = {
  ...createCard(11, { name: 'Clara', city: 'Padova' }),
  photos: [],
  prompts: [],
  interests: [],
  about_me: '',
}
const show = (path: string, options: Options = {}) =>
  renderRemote(<LandersRoutes />, {
    createStore,
    path,
    answers: { getMember: () => ({ profile: clara }) },
    ...options,
  })

beforeEach(() => sessionStorage.clear())

describe('landing page of a profile', () => {
  it('[ROUTE-06][SIGNUP-02] passes the trimmed first message to sign-up', async () => {
    const { user, signUps, container } = show('/members/11/landing')
    expect(await screen.findByRole('heading', { name: 'Write to Clara' })).toBeVisible()
    await expectAccessible(container)
    await user.type(screen.getByLabelText('Your message'), '  Good evening ')
    await user.click(screen.getByRole('button', { name: 'Continue to my profile' }))
    expect(signUps).toEqual([{ profileId: 11, message: 'Good evening' }])
    expect(readPendingAction(testNow)).toEqual({ kind: 'message', profileId: 11, text: 'Good evening' })
  })

  it.each(['', '   '])('[ROUTE-06][SIGNUP-08] refuses the message “%s” at the field', async (typed) => {
    const { user, signUps } = show('/members/11/landing')
    const field = await screen.findByLabelText('Your message')
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Continue to my profile' }))
    expect(signUps).toEqual([])
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Write a few words first. A short hello is enough.')
    await user.type(field, 'Hello')
    expect(field).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Continue to my profile' }))
    expect(signUps).toEqual([{ profileId: 11, message: 'Hello' }])
  })

  it.each([
    ['landing', '', 'Clara, 41. Your message is sent as soon as your profile is confirmed.'],
    ['landing', 'Padova', 'Clara, 41, Padova. Your message is sent as soon as your profile is confirmed.'],
    ['landing2', '', '41. Create a free profile to see more.'],
    ['landing3', 'Padova', '41, Padova. Create a free profile to see more.'],
  ])('%s of a member from “%s” has a lead without gaps', async (variant, city, lead) => {
    show(`/members/11/${variant}`, { answers: { getMember: () => ({ profile: { ...clara, city } }) } })
    expect(await screen.findByText(lead)).toBeVisible()
  })

  it.each(['landing', 'landing2', 'landing3'])(
    '%s of a member without a photo keeps the answers, once',
    async (variant) => {
      const prompts = [{ prompt: 'sunday', answer: 'Markets, then soup.' }]
      const profile = { ...clara, main_image: null, prompts } as never
      show(`/members/11/${variant}`, { answers: { getMember: () => ({ profile }) } })
      expect(await screen.findByText('Markets, then soup.')).toBeVisible()
      expect(screen.getByRole('img', { name: 'Clara' })).toBeVisible()
    },
  )

  it('[ROUTE-09] titles interests without words as likes', async () => {
    const profile = { ...clara, interests: ['cooking'] } as never
    show('/members/11/landing3', { answers: { getMember: () => ({ profile }) } })
    expect(await screen.findByRole('heading', { level: 2, name: 'Likes' })).toBeVisible()
  })

  it.each([
    ['[ROUTE-08]', '/members/11/landing2/milf-x', 'This is Clara.', 'Meet Clara', 'message'],
    ['[ROUTE-09]', '/members/11/landing3', 'Would you like to hear from Clara?', 'Yes, please', 'like'],
  ])('%s %s opens sign-up for that member', async (_, path, title, act, kind) => {
    const { user, signUps } = show(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await user.click(screen.getByRole('button', { name: act }))
    expect(signUps).toEqual([{ profileId: 11, message: undefined }])
    expect(readPendingAction(testNow)).toMatchObject({ kind, profileId: 11 })
  })

  it('[ROUTE-09] the negative answer links to other members', async () => {
    show('/members/11/landing3')
    expect(await screen.findByRole('link', { name: 'Show me other people' })).toHaveAttribute(
      'href',
      '/members',
    )
  })

  it('[ROUTE-06] explains that the profile is gone, and links to others', async () => {
    show('/members/11/landing', { answers: { getMember: refuse('not_found') } })
    expect(await screen.findByRole('heading', { name: 'This profile is no longer here' })).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/members')
  })

  it.each(['landing', 'landing2', 'landing3'])(
    '[SIGNUP-03] %s offers log-in if sign-up is closed',
    async (name) => {
      show(`/members/11/${name}`, { settings: { signups: 'none' } })
      expect(await screen.findByRole('heading', { name: 'By invitation only' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it.each([
    ['landing', 'Write to Clara'],
    ['landing2', 'This is Clara.'],
    ['landing3', 'Would you like to hear from Clara?'],
  ])('%s shows the portrait, and the headline as the title', async (variant, title) => {
    show(`/members/11/${variant}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(document.title).toBe(title)
    expect(screen.getByRole('img', { name: 'Clara' })).toBeVisible()
  })

  it.each([
    ['[ROUTE-06]', 'landing', ['Markets, then soup.']],
    ['[ROUTE-08]', 'landing2', ['I read until late.', 'Markets, then soup.', 'By train.', 'Cooking']],
    ['[ROUTE-09]', 'landing3', ['I read until late.', 'Markets, then soup.', 'By train.', 'Cooking']],
  ])('%s %s tells the member’s story in another form', async (_, variant, words) => {
    const story = {
      ...clara,
      about_me: 'I read until late.',
      interests: ['cooking'],
      prompts: [
        { prompt: 'sunday', answer: 'Markets, then soup.' },
        { prompt: 'place', answer: 'By train.' },
      ],
    }
    show(`/members/11/${variant}`, { answers: { getMember: () => ({ profile: story as never }) } })
    await screen.findByRole('heading', { level: 1, name: /Clara/ })
    const all = ['I read until late.', 'Markets, then soup.', 'By train.', 'Cooking']
    expect(all.filter((text) => screen.queryByText(text))).toEqual(words)
  })

  it('[TRUST-01] states in the first screen who answers for a fictional member', async () => {
    const profile = { ...clara, is_fictional: true }
    show('/members/11/landing', { answers: { getMember: () => ({ profile: profile as never }) } })
    expect(await screen.findByText(/Clara is a fictional profile/)).toBeVisible()
  })

  it.each([
    ['landing2', 'I cycle along the river.', null],
    ['landing3', 'I cycle along the river.', 'BLOCKQUOTE'],
    ['landing3', 'I cycle along the river. '.repeat(20).trim(), null],
  ])('[ROUTE-06] %s shows the words of a member without answers once', async (variant, about_me, tag) => {
    const main_image = createImage(1)
    show(`/members/11/${variant}`, {
      answers: { getMember: () => ({ profile: { ...clara, main_image, about_me } }) },
    })
    const words = await screen.findByText(about_me)
    expect(words).toBeVisible()
    expect(words.closest('blockquote')?.tagName ?? null).toBe(tag)
  })

  it('shows nothing to press until the profile has loaded', () => {
    show('/members/11/landing', { answers: { getMember: () => new Promise(() => {}) } })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.title).toBe('')
  })

  it('[MEMBER-02] passes the traffic source to the call', async () => {
    const modes = { logged_out_search: 'limited', logged_out_search_trafficsource: 'full' } as const
    const { calls } = show('/members/11/landing', { tracking: { ref: 'a' }, settings: modes })
    await screen.findByRole('heading', { name: 'Write to Clara' })
    expect(calls).toMatchObject([{ name: 'getMember', query: { id: 11, trafficsource: true } }])
  })

  it('[SIGNUP-02] links to the terms', async () => {
    show('/members/11/landing')
    await screen.findByLabelText('Your message')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pages/terms',
      '/pages/privacy',
    ])
  })
})
