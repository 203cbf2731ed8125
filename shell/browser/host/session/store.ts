import { combineReducers } from '@reduxjs/toolkit'
import type { ServerEvent } from '@duetto/shared/contract'
import type { Bus } from '@duetto/shared/events'
import type { Http } from '@duetto/shared/http'
import type { Navigation, Readable, Session, SignUpRequest, Writable } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import type { PopupQueue } from '../popups/popupQueue'
import { signUpModalSaga } from '../popups/signUpModalSaga'
import type { Tabs } from '../tabs/createTabs'
import { lastLikeRequested, refreshRequested, syncRequested } from './actions'
import type { LastLikeRequest } from './actions'
import { lastLikeSaga } from './lastLike'
import type { MemberLoader } from './memberLoader'
import { sessionSaga } from './saga'
import { initialSession, sessionReducer, userLoaded } from './slice'

export interface SessionStore extends Readable<Session> {
  /** Resolves when the request has finished, even if the API returned an error. */
  refresh: () => Promise<void>
  sync: () => void
  showLastLike: (request: LastLikeRequest) => void
  end: () => void
  stop: () => void
}

interface SessionOptions {
  http: Http
  bus: Bus
  tabs: Tabs
  navigation: Navigation
  popups: PopupQueue
  signUp: Writable<SignUpRequest | null>
  pollEveryMs: () => number
  hasSession: boolean
  onOutdated: () => void
  onStreamed: (event: ServerEvent) => void
  forgetMember: () => void
  loadMember: MemberLoader
}

export const createSessionStore = ({ hasSession, ...context }: SessionOptions): SessionStore => {
  const { store, stop } = createRemoteStore({
    reducer: combineReducers({ session: sessionReducer }),
    sagas: [sessionSaga, lastLikeSaga, signUpModalSaga],
    context,
  })
  const initial = initialSession(hasSession)
  store.dispatch(hasSession ? refreshRequested(undefined) : userLoaded(null))
  return {
    get: () => store.getState().session,
    getInitial: () => initial,
    subscribe: (listener) => store.subscribe(listener),
    refresh: () => new Promise((done) => store.dispatch(refreshRequested(done))),
    sync: () => void store.dispatch(syncRequested()),
    showLastLike: (request) => void store.dispatch(lastLikeRequested(request)),
    end: () => {
      store.dispatch(userLoaded(null))
      context.bus.emit('session-changed', { userId: null })
    },
    stop,
  }
}
