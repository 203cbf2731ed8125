import { findWaitingMessage } from '@duetto/shared/platform'
import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { catalogueSaga } from './entities/catalogue/saga'
import { conversationSaga } from './entities/conversation/saga'
import { directDebitSaga } from './entities/direct-debit/saga'
import { likesTeaserSaga } from './entities/likes-teaser/saga'
import { outcomeOf } from './entities/payment/outcome'
import { refreshBalance } from './entities/payment/refreshBalance'
import { resultPath } from './entities/payment/resultPath'
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
    // Replace the history entry: Back must not return to the order button.
    showResult: (payment) => platform.navigation.replace(resultPath(payment)),
    findWaiting: (payment) => findWaiting(platform, payment),
    now: platform.now,
  })

const findWaiting = ({ session }: Pick<RemotePlatform<typeof contract>, 'session'>, payment: number) => {
  const userId = session.get().user?.id
  return userId === undefined ? null : findWaitingMessage(userId, payment)
}

/**
 * Store for the slot in a conversation. The slot handles completed and failed payments; all other outcomes open the
 * result page.
 */
export const createSlotStore = (
  platform: RemotePlatform<typeof contract>,
  { onPaid, onFailed }: { onPaid: () => void; onFailed: () => void },
) =>
  createRemoteStore({
    reducer,
    sagas: [catalogueSaga, paymentSaga],
    context: {
      http: platform.http,
      refreshBalance: () => refreshBalance(platform),
      leaveTo: (url) => location.assign(url),
      goTo: (path) => platform.navigation.push(path),
      showResult: (payment) => {
        const outcome = outcomeOf(payment)
        if (outcome === 'completed') void refreshBalance(platform).finally(onPaid)
        else if (outcome === 'failed') onFailed()
        else platform.navigation.push(resultPath(payment))
      },
      findWaiting: (payment) => findWaiting(platform, payment),
      now: platform.now,
    } satisfies PaymentsContext,
  })
