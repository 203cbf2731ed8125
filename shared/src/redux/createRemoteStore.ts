import { configureStore } from '@reduxjs/toolkit'
import type { Reducer } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Saga, Task } from 'redux-saga'

interface RemoteStoreOptions<State, Context extends object> {
  reducer: Reducer<State>
  /** One root saga per feature; each is spawned, so one that ends does not end the others. */
  sagas: readonly Saga[]
  /** What sagas get with `getContext`: http, bus, navigation, toast. */
  context: Context
}

/** Replaced by webpack in the build; elsewhere it is Node's. */
declare const process: { env: { NODE_ENV?: string } }

/**
 * A remote's own store and saga middleware. `stop` cancels every saga: call it on unmount, so that nothing
 * keeps polling or listening.
 */
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
