import { limits, nicheSlugPrefix } from '@duetto/shared/domain'
import type { Niche } from '@duetto/shared/domain'
import { prerenderPages, throwInSsr } from '@duetto/shared/platform/prerender'
import { Provider } from 'react-redux'
import { contract } from './contract'
import { landerNames } from './features/landers/landerTable'
import { loadLocale } from './remote'
import { LandersRoutes } from './routes'
import { skeletons } from './skeletons'
import { createStore } from './store'

const { store } = createStore({ http: { call: throwInSsr }, hasTrafficSource: () => false })

const niches = Object.keys(nicheSlugPrefix).map((code) => Number(code) as Niche)
const addresses = [
  { id: 'index', path: '/' },
  ...landerNames.map((name) => ({ id: `landers-${name}`, path: `/landers/${name}` })),
]

/** The home page and each lander, by niche. */
export const prerender = prerenderPages({
  contract,
  skeletons,
  catalogues: [loadLocale],
  settings: { signups: 'all', min_age: limits.minAge, fictional_icon: true },
  pages: addresses.flatMap(({ id, path }) =>
    niches.map((niche) => ({
      key: `${id}.${nicheSlugPrefix[niche]}`,
      path,
      settings: { niche },
      content: (
        <Provider store={store}>
          <LandersRoutes />
        </Provider>
      ),
    })),
  ),
})
