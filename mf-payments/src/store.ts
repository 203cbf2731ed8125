import { combineReducers } from '@reduxjs/toolkit'
import type { Platform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import { refreshBalance } from './api'
import type { PaymentsContext } from './api'
import { catalogueSaga } from './entities/catalogue/saga'
import { catalogueReducer } from './entities/catalogue/slice'
import { paymentSaga } from './entities/payment/saga'
import { paymentReducer } from './entities/payment/slice'

const reducer = combineReducers({ catalogue: catalogueReducer, payment: paymentReducer })
export type PaymentsState = ReturnType<typeof reducer>

export const makePaymentsStore = (context: PaymentsContext) =>
  createRemoteStore({ reducer, sagas: [catalogueSaga, paymentSaga], context })

export const makeStore = (platform: Platform) =>
  makePaymentsStore({
    http: platform.http,
    refreshBalance: () => refreshBalance(platform),
    leaveTo: (url) => location.assign(url),
  })

export const usePaymentsDispatch =
  useDispatch.withTypes<ReturnType<typeof makePaymentsStore>['store']['dispatch']>()
export const usePaymentsSelector = useSelector.withTypes<PaymentsState>()
