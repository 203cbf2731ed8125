import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { catalogueSaga } from './entities/catalogue/saga'
import { conversationSaga } from './entities/conversation/saga'
import { directDebitSaga } from './entities/direct-debit/saga'
import { likesTeaserSaga } from './entities/likes-teaser/saga'
import { refreshBalance } from './entities/payment/refreshBalance'
import { paymentSaga } from './entities/payment/saga'
import { repeatOfferSaga } from './entities/repeat-offer/saga'
import { transactionsSaga } from './entities/transactions/saga'
import { withdrawalSaga } from './entities/transactions/withdrawalSaga'
import type { contract } from './contract'
import { reducer } from './state'
import type { PaymentsContext } from './state'

const sagas = [
  catalogueSaga,
  conversationSaga,
  directDebitSaga,
  likesTeaserSaga,
  paymentSaga,
  repeatOfferSaga,
  transactionsSaga,
  withdrawalSaga,
]

export const createPaymentsStore = (context: PaymentsContext) =>
  createRemoteStore({ reducer, sagas, context })

export const createStore = (platform: RemotePlatform<typeof contract>) =>
  createPaymentsStore({
    http: platform.http,
    refreshBalance: () => refreshBalance(platform),
    leaveTo: (url) => location.assign(url),
    goTo: (path) => platform.navigation.replace(path),
  })
