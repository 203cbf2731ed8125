import { combineReducers } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'
import type { Payment } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import type { WaitingMessage } from '@duetto/shared/platform'
import { useDispatch, useSelector } from 'react-redux'
import { catalogueReducer } from './entities/catalogue/slice'
import { conversationReducer } from './entities/conversation/slice'
import { directDebitReducer } from './entities/direct-debit/slice'
import { likesTeaserReducer } from './entities/likes-teaser/slice'
import { paymentReducer } from './entities/payment/slice'
import { repeatOfferReducer } from './entities/repeat-offer/slice'
import { transactionsReducer } from './entities/transactions/slice'
import { withdrawalReducer } from './entities/transactions/withdrawalSlice'

export interface PaymentsContext {
  http: Http
  refreshBalance: () => Promise<void>
  leaveTo: (url: string) => void
  goTo: (path: string) => void
  showResult: (payment: Payment) => void
  findWaiting: (payment: number) => Pick<WaitingMessage, 'profileId' | 'order'> | null
  now: () => number
}

export const reducer = combineReducers({
  catalogue: catalogueReducer,
  conversation: conversationReducer,
  directDebit: directDebitReducer,
  likesTeaser: likesTeaserReducer,
  payment: paymentReducer,
  repeatOffer: repeatOfferReducer,
  transactions: transactionsReducer,
  withdrawal: withdrawalReducer,
})
export type PaymentsState = ReturnType<typeof reducer>

export const usePaymentsDispatch = useDispatch.withTypes<Dispatch>()
export const usePaymentsSelector = useSelector.withTypes<PaymentsState>()
