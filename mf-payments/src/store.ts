import { combineReducers } from '@reduxjs/toolkit'
import type { Platform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import type { PaymentsContext } from './api'
import { catalogueSaga } from './catalogue/saga'
import { catalogueReducer } from './catalogue/slice'
import { paymentSaga } from './payment/saga'
import { paymentReducer } from './payment/slice'

const reducer = combineReducers({ catalogue: catalogueReducer, payment: paymentReducer })
export type PaymentsState = ReturnType<typeof reducer>

export const makePaymentsStore = (context: PaymentsContext) =>
  createRemoteStore({ reducer, sagas: [catalogueSaga, paymentSaga], context })

export const makeStore = ({ http, bus, refreshSession }: Platform) =>
  makePaymentsStore({ http, bus, refreshSession, leaveTo: (url) => location.assign(url) })

export const usePaymentsDispatch =
  useDispatch.withTypes<ReturnType<typeof makePaymentsStore>['store']['dispatch']>()
export const usePaymentsSelector = useSelector.withTypes<PaymentsState>()
