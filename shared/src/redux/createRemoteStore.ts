import { configureStore } from '@reduxjs/toolkit'
import type { Reducer } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Saga, Task } from 'redux-saga'

interface RemoteStoreOptions<State, Context extends object> {
  reducer: Reducer<State>
  /** Root sagas. They run separately, so that an error in one does not end the others. */
  sagas: readonly Saga[]
  context: Context
}

declare const process: { env: { NODE_ENV?: string } }

export const createRemoteStore = <State, Context extends object>({
  reducer,
  sagas,
  context,
}: RemoteStoreOptions<State, Context>) => {
  const sagaMiddleware = createSagaMiddleware({ context })
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false, serializableCheck: false }).concat(sagaMiddleware),
    devTools: process.env.NODE_ENV !== 'production',
  })
  const tasks: Task[] = sagas.map((saga) => sagaMiddleware.run(saga))
  return { store, stop: () => tasks.forEach((task) => task.cancel()) }
}

export type RemoteStore = ReturnType<typeof createRemoteStore>
