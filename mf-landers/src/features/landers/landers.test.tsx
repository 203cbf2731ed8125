import { nicheGender, nicheOf, nicheSlugPrefix } from '@duetto/shared/domain'
import { createCard, createSearchAnswer, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { LandersRoutes } from '../../routes'
import { createStore } from '../../store'
import english from '../../content/locales/en.json'

const people = {
  searchMembers: () =>
    createSearchAnswer(
      [createCard(1, { name: 'Clara' }), createCard(2, { name: 'Ines', is_fictional: true })],
      {
        is_limited: true,
      },
    ),
}

describe('landers', () => {
  it.each([
    ['/', null],
    ['/landers/tinderswipe', null],
    ['/landers/alonetonight', undefined],
    ['/landers/alonetonight/she', 'female'],
    ['/landers/collagelanding/she-milano', 'female'],
    ['/landers/gallery', null],
    ['/landers/iconslanding', null],
    ['/landers/maplanding/gay', 'male'],
    ['/landers/socialnetwork', null],
    ['/landers/transitionsvideolanding', null],
    ['/landers/video', null],
  ])(
    '[ROUTE-01][ROUTE-37] %s has one headline and passes its answers to sign-up',
    async (path, lookingFor) => {
      window.matchMedia = () => ({ matches: true }) as never
      const { user, signUps, reached } = renderRemote(<LandersRoutes />, {
        createStore,
        path,
        answers: people,
      })
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(reached).toEqual(['view'])
      await user.type(screen.getByLabelText('Your e-mail address'), 'anna@site.test')
      expect(reached).toContain('started')
      await user.click(screen.getByRole('button', { name: 'Create my profile' }))
      expect(signUps).toEqual([{ email: 'anna@site.test', lookingFor }])
    },
  )

  it('[SIGNUP-01] passes the chosen gender or everyone to sign-up', async () => {
    const { user, signUps, calls } = renderRemote(<LandersRoutes />, {
      createStore,
      path: '/landers/maplanding/gay',
      answers: people,
    })
    await user.click(screen.getByRole('radio', { name: 'Women' }))
    expect(calls.at(-1)?.query).toMatchObject({ gender: 'female' })
    await user.type(screen.getByLabelText('Your e-mail address'), 'anna@site.test')
    await user.click(screen.getByRole('button', { name: 'Create my profile' }))
    await user.click(screen.getByRole('radio', { name: 'Everyone' }))
    await user.click(screen.getByRole('button', { name: 'Create my profile' }))
    expect(signUps.map(({ lookingFor }) => lookingFor)).toEqual(['female', null])
  })

  it.each([
    [1, null],
    [2, 'female'],
    [7, 'male'],
  ])('[CONFIG-01] the home page of niche %s preselects its gender', async (niche, lookingFor) => {
    const { user, signUps } = renderRemote(<LandersRoutes />, {
      createStore,
      path: '/',
      answers: people,
      settings: { niche },
    })
    await user.type(screen.getByLabelText('Your e-mail address'), 'anna@site.test{Enter}')
    expect(signUps).toEqual([{ email: 'anna@site.test', lookingFor }])
  })

  it('hides decorative faces from screen readers, and announces labelled ones', async () => {
    renderRemote(<LandersRoutes />, { createStore, path: '/', answers: people })
    await screen.findAllByText('Fictional profile')
    const figures = screen.getAllByRole('figure')
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) expect(figure).toHaveTextContent('Fictional profile')
  })

  it.each([
    '/',
    '/landers/tinderswipe',
    '/landers/alonetonight',
    '/landers/collagelanding',
    '/landers/gallery',
    '/landers/iconslanding',
    '/landers/socialnetwork',
  ])('[TRUST-01] %s labels every visible fictional face', async (path) => {
    window.matchMedia = () => ({ matches: true }) as never
    const profiles = [createCard(2, { name: 'Ines', is_fictional: true })]
    const answers = { searchMembers: () => ({ ...people.searchMembers(), profiles }) }
    const settings = { fictional_singular: 'Moderated profile' }
    const { container } = renderRemote(<LandersRoutes />, { createStore, path, answers, settings })
    const labels = await screen.findAllByText('Moderated profile')
    const faces = [...container.querySelectorAll('img')].filter((face) => !face.closest('[aria-hidden=true]'))
    expect(labels.length).toBeGreaterThanOrEqual(Math.max(faces.length, 1))
  })

  describe.each(['landing', 'landing2', 'landing3'])('[TRUST-01] a fictional member’s %s', (variant) => {
    it.each([
      ['', 'Fictional profile'],
      ['Moderated profile', 'Moderated profile'],
    ])('with the site’s term “%s” is labelled “%s”', async (term, label) => {
      const profile = {
        ...createCard(11, { name: 'Ines', is_fictional: true }),
        photos: [],
        prompts: [],
        interests: [],
        about_me: '',
      }
      renderRemote(<LandersRoutes />, {
        createStore,
        path: `/members/11/${variant}`,
        answers: { getMember: () => ({ profile }) },
        settings: { fictional_singular: term },
      })
      expect(await screen.findByText(label)).toBeVisible()
    })
  })

  it('[CONFIG-01] shows no form if sign-up is by invitation only', () => {
    renderRemote(<LandersRoutes />, {
      createStore,
      path: '/',
      answers: people,
      settings: { signups: 'none' },
    })
    expect(screen.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
    expect(screen.queryByLabelText('Your e-mail address')).toBeNull()
  })

  it('[CONFIG-01] lets visitors of a traffic source sign up if the site requires one', () => {
    const settings = { signups: 'with_trafficsource' as const }
    renderRemote(<LandersRoutes />, {
      createStore,
      path: '/',
      answers: people,
      settings,
      tracking: { ref: 'a' },
    })
    expect(screen.getByLabelText('Your e-mail address')).toBeVisible()
  })

  it('[ROUTE-06] passes the message on a profile’s landing page to sign-up', async () => {
    const { user, signUps } = renderRemote(<LandersRoutes />, {
      createStore,
      path: '/members/11/landing',
      answers: {
        getMember: () => ({
          profile: {
            ...createCard(11, { name: 'Clara' }),
            photos: [],
            prompts: [],
            interests: [],
            about_me: '',
          },
        }),
      },
    })
    expect(await screen.findByRole('heading', { name: 'Write to Clara' })).toBeVisible()
    await user.type(screen.getByLabelText('Your message'), 'Good evening')
    await user.click(screen.getByRole('button', { name: 'Continue to my profile' }))
    expect(signUps).toEqual([{ profileId: 11, message: 'Good evening' }])
  })

  it.each(
    Object.entries(nicheSlugPrefix).flatMap(([niche, prefix]) => [
      ['/', Number(niche), prefix] as const,
      ['/landers/gallery', Number(niche), prefix] as const,
      [`/landers/gallery/${prefix}-milano`, 1, prefix] as const,
    ]),
  )(
    '[CONFIG-01] %s on a site of niche %i has the text and search of niche %s',
    async (path, niche, prefix) => {
      const { calls } = renderRemote(<LandersRoutes />, {
        createStore,
        path,
        answers: people,
        settings: { niche },
      })
      const texts: Readonly<Record<string, string>> = english
      const lead = texts[prefix === 'none' ? 'content.shared.lead' : `content.shared.${prefix}.lead`]
      expect(screen.getAllByText((text) => text.startsWith(lead?.split('{')[0] ?? '?'))[0]).toBeVisible()
      const headline = texts[`content.shared.${prefix}.title`]
      if (headline) expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline)
      await screen.findAllByText('Fictional profile')
      const { query } = calls.find(({ name }) => name === 'searchMembers') ?? {}
      expect((query as { gender?: string }).gender).toBe(nicheGender(prefix))
    },
  )

  it('[CONFIG-01] the film of a niche’s lander has the niche’s cast', () => {
    const { container } = renderRemote(<LandersRoutes />, { createStore, path: '/landers/video/gay-summer' })
    expect(container.querySelector('video')).toHaveAttribute('poster', '/windows-gay.webp')
  })

  it('[CONFIG-01] shows the headline of the variant that the server chose', () => {
    const variant = { routeId: 'landers-collagelanding', name: 'b' }
    const path = '/landers/collagelanding'
    renderRemote(<LandersRoutes />, { createStore, path, answers: people, variant })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pick a face. Write a line.')
  })

  it.each([
    ['she-milano', 1, 'she', 'female'],
    ['gay', 1, 'gay', 'male'],
    ['bdsm-x', 1, 'bdsm', undefined],
    [undefined, 6, 'milf', 'female'],
    ['hello', 1, 'none', undefined],
  ])('the slug %s on a site of niche %s shows niche %s', (slug, siteNiche, niche, gender) => {
    expect(nicheOf(slug, siteNiche)).toBe(niche)
    expect(nicheGender(nicheOf(slug, siteNiche))).toBe(gender)
  })
})
