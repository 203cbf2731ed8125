import { limits, nicheSlugPrefix } from '@duetto/shared/domain'
import type { Niche } from '@duetto/shared/domain'
import { prerenderPages, throwInSsr } from '@duetto/shared/platform/prerender'
import { Provider } from 'react-redux'
import { contract } from './contract'
import { landerNames, landers } from './entities/content/landers'
import { catalogues } from './remote'
import { LandersRoutes } from './routes'
import { skeletons } from './skeletons'
import { createLandersStore } from './store'

const { store } = createLandersStore({ http: { call: throwInSsr }, sourceQuery: () => ({}) })

const niches = Object.keys(nicheSlugPrefix).map((code) => Number(code) as Niche)
const variantsOf = (test: Readonly<Record<string, number>> = {}) => [null, ...Object.keys(test)]
const addresses = [
  { id: 'index', path: '/', variant: null },
  ...landerNames.flatMap((name) =>
    variantsOf(landers[name].test).map((variant) => ({
      id: `landers-${name}`,
      path: `/landers/${name}`,
      variant,
    })),
  ),
]

export const prerender = prerenderPages({
  contract,
  skeletons,
  catalogues,
  settings: { signups: 'all', min_age: limits.minAge, fictional_icon: true },
  pages: addresses.flatMap(({ id, path, variant }) =>
    niches.map((niche) => ({
      key: `${id}.${nicheSlugPrefix[niche]}${variant ? `@${variant}` : ''}`,
      path,
      settings: { niche },
      ...(variant && { variant: { routeId: id, name: variant } }),
      content: (
        <Provider store={store}>
          <LandersRoutes />
        </Provider>
      ),
    })),
  ),
})
