import { limits, nicheSlugPrefix } from '@duetto/shared/domain'
import type { Niche } from '@duetto/shared/domain'
import { throwInSsr, publishStatic } from '@duetto/shared/platform/prerender'
import { Provider } from 'react-redux'
import { landerNames } from './features/landers/landerTable'
import { loadLocale } from './remote'
import { LandersRoutes } from './routes'
import { createStore } from './store'

const { store } = createStore({ http: { call: throwInSsr }, hasTrafficSource: () => false })

const niches = Object.keys(nicheSlugPrefix).map((code) => Number(code) as Niche)
const addresses = [
  { id: 'index', path: '/' },
  ...landerNames.map((name) => ({ id: `landers-${name}`, path: `/landers/${name}` })),
]

/** The home page and each lander, by niche. */
export const { locales, pagesIn } = publishStatic({
  name: 'mf-landers',
  catalogues: [loadLocale],
  where: { signups: 'all', min_age: limits.minAge, fictional_icon: true },
  pages: addresses.flatMap(({ id, path }) =>
    niches.map((niche) => ({
      key: `${id}.${nicheSlugPrefix[niche]}`,
      path,
      settings: { niche },
      draw: (
        <Provider store={store}>
          <LandersRoutes />
        </Provider>
      ),
    })),
  ),
})
