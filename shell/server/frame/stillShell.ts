import { createBus } from '@duetto/shared/events'
import { platformVersion } from '@duetto/shared/platform'
import type { Platform, PlatformLocation, Readable } from '@duetto/shared/platform'
import type { Shell } from '../../browser/app/ShellContext'
import { makeRouteTable } from '../../browser/routing/routeTable'
import { initialSession } from '../../browser/session/slice'
import type { BootData } from '../../common/BootData'

const nothing = (): void => {}
const still = <Value>(value: Value): Readable<Value> => ({ get: () => value, subscribe: () => nothing })
const notHere = (): never => {
  throw new Error('drawing a frame asks nobody and changes nothing')
}

/** The shell of one drawing on the server: it holds what the browser begins with, and does nothing. */
export const makeStillShell = (boot: BootData, { pathname, search }: URL): Shell => {
  const location: PlatformLocation = {
    pathname,
    search,
    hash: '',
    state: null,
    key: 'default',
    action: 'POP',
  }
  const theme = { ...still(boot.theme), choose: notHere }
  const push = { ...still('unknown' as const), enable: notHere }
  const platform: Platform = {
    version: platformVersion,
    nonce: '',
    locale: still(boot.locale),
    preferences: { chooseLocale: notHere, theme, push },
    session: still(initialSession(boot.hasSession)),
    navigation: { ...still(location), push: notHere, replace: notHere, go: notHere },
    settings: boot.settings,
    company: boot.company,
    country: boot.country,
    http: { call: notHere },
    bus: createBus(() => boot.now),
    now: () => boot.now,
    toast: notHere,
    openSignUp: notHere,
    takeSignUpRequest: () => null,
    requireLogin: notHere,
    refreshSession: notHere,
    logOut: notHere,
    setTitle: nothing,
    tracking: () => ({}),
    hasTrafficSource: () => false,
  }
  return {
    platform,
    routes: makeRouteTable(boot.routes),
    plans: { of: (name) => boot.remotes[name], overridden: [], refresh: notHere },
    locale: { ...still(boot.locale), choose: notHere, follow: notHere },
    theme,
    toasts: { ...still([]), show: notHere, dismiss: notHere },
    consent: { ...still({ choice: null, isAsking: false }), need: notHere, reopen: nothing, choose: notHere },
    push,
    install: { ...still(false), prompt: notHere },
    update: still(false),
    hasTyped: () => false,
    clock: { now: platform.now, correct: notHere },
    signUp: { ...still(null), set: notHere },
  }
}
