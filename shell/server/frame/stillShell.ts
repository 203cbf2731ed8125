import { makeStillPlatform, notHere, still } from '@duetto/shared/platform/static'
import type { Shell } from '../../browser/host/context/ShellContext'
import { createRouteTable } from '../../browser/host/routing/routeTable'
import { initialSession } from '../../browser/host/session/slice'
import type { BootData } from '../../common/BootData'

const nothing = (): void => {}
const noPopups = {
  ...still(null),
  add: notHere,
  close: notHere,
  drop: notHere,
}

/** A shell for one server rendering: it has the browser's initial values and no behaviour. */
export const makeStillShell = (boot: BootData, { pathname, search }: URL): Shell => {
  const { locale, settings, company, country, hasSession, now } = boot
  const session = initialSession(hasSession)
  const given = makeStillPlatform({
    locale,
    settings,
    company,
    country,
    session,
    now,
    location: { pathname, search },
  })
  const theme = { ...still(boot.theme), choose: notHere }
  const push = given.preferences.push
  return {
    platform: { ...given, preferences: { ...given.preferences, theme } },
    routes: createRouteTable(boot.routes),
    plans: { of: (name) => boot.remotes[name], overridden: [], refresh: notHere },
    sentPage: boot.sentPage,
    notices: boot.notices,
    wallet: boot.wallet,
    skeleton: boot.skeleton === null ? null : { route: boot.skeleton, putInto: nothing },
    locale: { ...still(locale), choose: notHere, follow: notHere },
    theme,
    discreet: still(false),
    toasts: { ...still([]), show: notHere, dismiss: notHere },
    consent: { ...still({ choice: null, isAsking: false }), need: notHere, reopen: nothing, choose: notHere },
    push,
    install: { ...still(false), prompt: notHere },
    update: still(false),
    hasUnsavedText: () => false,
    atPage: notHere,
    showLastLike: notHere,
    clock: { now: given.now, correct: notHere },
    popups: noPopups,
    signUp: { ...still(null), set: notHere },
  }
}
