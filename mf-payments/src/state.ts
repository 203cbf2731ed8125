import { combineReducers } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'
import type { Http } from '@duetto/shared/http'
import { useDispatch, useSelector } from 'react-redux'
import { catalogueReducer } from './entities/catalogue/slice'
import { paymentReducer } from './entities/payment/slice'

/** What sagas of this package reach through their middleware's context. */
export interface PaymentsContext {
  http: Http
  refreshBalance: () => Promise<void>
  /** Leaves for the provider's page. */
  leaveTo: (url: string) => void
  /** Goes to a page of the site in the place of this one. */
  goTo: (path: string) => void
}

export const reducer = combineReducers({ catalogue: catalogueReducer, payment: paymentReducer })
export type PaymentsState = ReturnType<typeof reducer>

export const usePaymentsDispatch = useDispatch.withTypes<Dispatch>()
export const usePaymentsSelector = useSelector.withTypes<PaymentsState>()
