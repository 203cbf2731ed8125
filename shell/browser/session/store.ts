import { combineReducers } from '@reduxjs/toolkit'
import type { Bus } from '@duetto/shared/events'
import type { Http } from '@duetto/shared/http'
import type { Readable, Session } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import type { Tabs } from '../tabs/createTabs'
import { refreshAsked, syncAsked } from './actions'
import { sessionSaga } from './saga'
import { initialSession, sessionReducer, userLoaded } from './slice'

export interface SessionStore extends Readable<Session> {
  /** Resolves once the user was asked for again. */
  refresh: () => Promise<void>
  /** Reads chats and likes at once; of all tabs only the one that streams does. */
  sync: () => void
  /** The session is over: known without asking. */
  end: () => void
  stop: () => void
}

interface SessionOptions {
  http: Http
  bus: Bus
  tabs: Tabs
  /** Milliseconds between two polls, asked before each wait. */
  pollEveryMs: () => number
  /** The browser holds a session's cookie: whose it is must be asked. */
  hasSession: boolean
}

/** The shell's own store: who is logged in, and the two counters, kept in step with the server by sagas. */
export const createSessionStore = ({ hasSession, ...context }: SessionOptions): SessionStore => {
  const { store, stop } = createRemoteStore({
    reducer: combineReducers({ session: sessionReducer }),
    sagas: [sessionSaga],
    context,
  })
  const initial = initialSession(hasSession)
  store.dispatch(hasSession ? refreshAsked(undefined) : userLoaded(null))
  return {
    get: () => store.getState().session,
    getInitial: () => initial,
    subscribe: (listener) => store.subscribe(listener),
    refresh: () => new Promise((done) => store.dispatch(refreshAsked(done))),
    sync: () => void store.dispatch(syncAsked()),
    end: () => {
      store.dispatch(userLoaded(null))
      context.bus.emit('session-changed', { userId: null })
    },
    stop,
  }
}
