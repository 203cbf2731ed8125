import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RemoteIntlProvider } from '../i18n'
import type { Catalogue } from '../i18n'
import { PlatformProvider, PlatformRouter } from '../platform'
import type { Platform } from '../platform'
import type { RemoteStore } from '../redux'
import { LayersContext } from '../ui'
import { fakePlatform } from './fakePlatform'
import type { FakePlatformOptions } from './fakePlatform'

interface Options extends FakePlatformOptions {
  catalogues?: readonly Catalogue[]
  createStore?: (platform: Platform) => { store: RemoteStore['store']; stop: () => void }
}

export const renderRemote = (
  screen: ReactNode,
  { catalogues = [], createStore, ...options }: Options = {},
) => {
  const fake = fakePlatform(options)
  const stores = createStore?.(fake.platform)
  const view = render(
    <PlatformProvider platform={fake.platform}>
      <RemoteIntlProvider locale="en" catalogue={Object.assign({}, ...catalogues) as Catalogue}>
        <LayersContext value={fake.platform.layers ?? null}>
          <PlatformRouter>
            {stores ? <Provider store={stores.store}>{screen}</Provider> : screen}
          </PlatformRouter>
        </LayersContext>
      </RemoteIntlProvider>
    </PlatformProvider>,
  )
  return { ...view, ...fake, store: stores?.store, user: userEvent.setup() }
}
