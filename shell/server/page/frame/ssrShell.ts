import { createSsrPlatform, throwInSsr, constantStore } from '@duetto/shared/platform/prerender'
import type { Shell } from '../../../browser/host/context/ShellContext'
import { createRouteTable } from '../../../browser/host/routing/routeTable'
import { initialSession } from '../../../browser/host/session/slice'
import type { BootData } from '../../../common/BootData'

const noop = (): void => {}
const noPopups = {
  ...constantStore(null),
  missedMatch: constantStore(null),
  add: throwInSsr,
  close: throwInSsr,
  drop: throwInSsr,
}

export const createSsrShell = (boot: BootData, { pathname, search }: URL): Shell => {
  const { locale, settings, company, country, hasSession, now } = boot
  const session = initialSession(hasSession)
  const given = createSsrPlatform({
    locale,
    settings,
    company,
    country,
    session,
    now,
    location: { pathname, search },
  })
  const theme = { ...constantStore(boot.theme), choose: throwInSsr }
  const push = given.preferences.push
  return {
    platform: { ...given, preferences: { ...given.preferences, theme } },
    routes: createRouteTable(boot.routes),
    plans: { of: (name) => boot.remotes[name], overridden: [], refresh: throwInSsr },
    notices: boot.notices,
    wallet: boot.wallet,
    prerendered: boot.prerendered && { ...boot.prerendered, putInto: noop },
    hasNoscript: boot.hasNoscript,
    legal: boot.legal,
    locale: { ...constantStore(locale), choose: throwInSsr, follow: throwInSsr },
    theme,
    discreet: constantStore(false),
    toasts: { ...constantStore([]), show: throwInSsr, dismiss: throwInSsr },
    consent: {
      ...constantStore({ choice: null, isAsking: false }),
      need: throwInSsr,
      reopen: noop,
      choose: throwInSsr,
    },
    push,
    install: { ...constantStore(false), prompt: throwInSsr },
    update: constantStore(false),
    hasUnsavedText: () => false,
    atPage: throwInSsr,
    showLastLike: throwInSsr,
    clock: { now: given.now, correct: throwInSsr },
    popups: noPopups,
    signUp: { ...constantStore(null), set: throwInSsr },
  }
}
