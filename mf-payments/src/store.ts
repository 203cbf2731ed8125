import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { catalogueSaga } from './entities/catalogue/saga'
import { refreshBalance } from './entities/payment/refreshBalance'
import { paymentSaga } from './entities/payment/saga'
import type { contract } from './contract'
import { reducer } from './state'
import type { PaymentsContext } from './state'

export const makePaymentsStore = (context: PaymentsContext) =>
  createRemoteStore({ reducer, sagas: [catalogueSaga, paymentSaga], context })

export const makeStore = (platform: RemotePlatform<typeof contract>) =>
  makePaymentsStore({
    http: platform.http,
    refreshBalance: () => refreshBalance(platform),
    leaveTo: (url) => location.assign(url),
    goTo: (path) => platform.navigation.replace(path),
  })
