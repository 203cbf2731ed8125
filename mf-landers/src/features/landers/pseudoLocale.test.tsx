import { createCard, createSearchAnswer, renderRemote } from '@duetto/shared/testing'
import { literalTexts, pseudoCatalogue } from '@duetto/shared/testing/pseudo'
import { screen } from '@testing-library/react'
import { LandersRoutes } from '../../routes'
import { createStore } from '../../store'
import { landerNames } from '../../entities/content/landers'

const catalogues = [pseudoCatalogue('shared'), pseudoCatalogue('mf-landers')]
const people = {
  searchMembers: () =>
    createSearchAnswer(
      [createCard(1, { name: 'Clara' }), createCard(2, { name: 'Ines', is_fictional: true })],
      {
        is_limited: true,
      },
    ),
}
const data = /^(Duetto|Clara|Ines|Milano|Bologna|[\d\s,·])+$/

it.each(['/', ...landerNames.map((name) => `/landers/${name}`)])(
  '[LOCALE-02] %s has no untranslated text',
  async (path) => {
    window.matchMedia = () => ({ matches: true }) as never
    const { container } = renderRemote(<LandersRoutes />, { createStore, path, answers: people, catalogues })
    await screen.findAllByRole('heading')
    expect(literalTexts(container).filter((text) => !data.test(text))).toEqual([])
  },
)
