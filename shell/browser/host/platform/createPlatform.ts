import { addresses, afterLogoutPath, smartphoneBelowPx } from '@duetto/shared/domain'
import { createBus } from '@duetto/shared/events'
import { createHttp } from '@duetto/shared/http'
import type { InitialData } from '@duetto/shared/http'
import { platformVersion, writable } from '@duetto/shared/platform'
import type { Platform, PlatformLocation, Readable, SignUpRequest, Writable } from '@duetto/shared/platform'
import { buildsOf } from '../../../common/BootData'
import type { BootData } from '../../../common/BootData'
import { createConsent } from '../tracking/consent'
import type { Consent } from '../tracking/consent'
import { createDiscreet } from '../discreet/createDiscreet'
import { recoverFromLostChunk } from '../errors/reloadOnLostChunk'
import { createLocale } from '../locale/createLocale'
import type { LocaleChoice } from '../locale/createLocale'
import { createNavigation } from '../navigation/createNavigation'
import type { ShowPage } from '../navigation/createNavigation'
import { replaceStoredState } from '../navigation/historyEntries'
import { createMessageSound } from '../messageSound/createMessageSound'
import { watchBusy } from '../popups/busy'
import { createPopupQueue } from '../popups/popupQueue'
import type { PopupQueue } from '../popups/popupQueue'
import { storedTimes } from '../popups/storedTimes'
import { createInstall } from '../pwa/createInstall'
import type { Install } from '../pwa/createInstall'
import { trackUnsavedText } from '../pwa/trackUnsavedText'
import { createUpdate } from '../pwa/createUpdate'
import { createPush } from '../push/createPush'
import type { Push } from '../push/createPush'
import type { MemberLoader } from '../session/memberLoader'
import { pollInterval } from '../session/pollInterval'
import { createSessionStore } from '../session/store'
import type { SessionStore } from '../session/store'
import { createTabs } from '../tabs/createTabs'
import { createTheme } from '../theme/createTheme'
import type { ThemeChoice } from '../theme/createTheme'
import { createToasts } from '../toasts/createToasts'
import type { Toasts } from '../toasts/createToasts'
import { startBounceLog } from '../tracking/bounce'
import { createFunnel } from '../tracking/funnel'
import { startTracking } from '../tracking/tracking'
import { createTitle } from './createTitle'
import { reportBusCounts } from './reportBusCounts'
import { createMountSlot } from '../remotes/createMountSlot'
import type { Plans } from '../remotes/plans'
import { createForgetMember } from './createForgetMember'
import { createServerClock } from './serverClock'
import type { ServerClock } from './serverClock'
import { shareSession } from './shareSession'

export interface ShellParts {
  platform: Platform
  locale: LocaleChoice
  theme: ThemeChoice
  discreet: Readable<boolean>
  toasts: Toasts
  consent: Consent
  push: Push
  install: Install
  update: Readable<boolean>
  hasUnsavedText: () => boolean
  clock: ServerClock
  atPage: (action: () => void) => void
  showLastLike: SessionStore['showLastLike']
  popups: PopupQueue
  signUp: Writable<SignUpRequest | null>
}

const pathOf = ({ pathname, search, hash }: PlatformLocation): string => `${pathname}${search}${hash}`

interface PlatformOptions {
  initialData: InitialData
  showPage: ShowPage
  trace: Readable<string | null>
  loadMember: MemberLoader & Parameters<typeof createMessageSound>[0]['loadMember']
  plans: Plans
}

export const createPlatform = (
  boot: BootData,
  nonce: string,
  options: PlatformOptions,
): ShellParts & { prepareCalls: () => void } => {
  const clock = createServerClock(boot.now)
  const { now } = clock
  const { initialData, showPage, trace, loadMember, plans } = options
  const { navigation, layers, atPage } = createNavigation(showPage)
  const bus = createBus(now)
  const http = createHttp({
    initialData,
    traceparent: trace.get,
    onSignedOut: () => void session.refresh(),
    onLost: recoverFromLostChunk,
  })
  const tabs = createTabs()
  const forgetMember = createForgetMember(tabs)
  const messageSound = createMessageSound({
    isInView: (conversationId) =>
      document.visibilityState === 'visible' && navigation.get().pathname === addresses.chat(conversationId),
    now,
    loadMember,
  })
  const popups = createPopupQueue(now, watchBusy(), storedTimes)
  const signUp = writable<SignUpRequest | null>(null)
  const session = createSessionStore({
    http,
    bus,
    tabs,
    navigation,
    popups,
    signUp,
    pollEveryMs: () => pollInterval(push.get() === 'on'),
    hasSession: boot.hasSession,
    onOutdated: () => initialData?.forget(),
    onStreamed: messageSound.onEvent,
    forgetMember,
    loadMember,
  })
  const isMember = (): boolean => session.get().status === 'member'
  const locale = createLocale({ initial: boot.locale, http, isMember })
  let userId: number | null = null
  const applySavedLanguage = (): void => {
    const { user } = session.get()
    if ((user?.id ?? null) === userId) return
    userId = user?.id ?? null
    if (user && boot.settings.locales.includes(user.language)) locale.follow(user.language)
  }
  session.subscribe(applySavedLanguage)
  const theme = createTheme(boot.theme)
  const discreet = createDiscreet(boot.isDiscreet, session)
  const toasts = createToasts()
  const consent = createConsent(now)
  const tracking = startTracking(navigation, consent)
  startBounceLog(navigation, consent)
  reportBusCounts(bus)
  shareSession(bus, session, tabs)
  const push = createPush({
    http,
    session,
    publicKey: boot.settings.push_public_key,
    onPushed: session.sync,
  })

  const variant =
    boot.variant && boot.prerendered ? { routeId: boot.prerendered.route, name: boot.variant } : null
  const platform: Platform = {
    version: platformVersion,
    nonce,
    locale,
    preferences: { chooseLocale: locale.choose, theme, push, messageSound: messageSound.preference },
    session,
    navigation,
    layers,
    settings: boot.settings,
    company: boot.company,
    country: boot.country,
    variant,
    http,
    bus,
    now,
    toast: toasts.show,
    openSignUp: (request = {}) => {
      const isPhone = window.innerWidth < smartphoneBelowPx
      if (!isPhone) return signUp.set(request)
      navigation.push(addresses.signUp(request.profileId), request)
    },
    takeSignUpRequest: () => {
      const request = navigation.get().state as SignUpRequest | null
      // After a reload, the prefilled fields would overwrite what the visitor has typed.
      if (request) replaceStoredState({ ...request, email: undefined, name: undefined })
      return request
    },
    requireLogin: () => {
      navigation.push(addresses.login(pathOf(navigation.get())))
    },
    refreshSession: session.refresh,
    logOut: async () => {
      await http.call('logout')
      forgetMember()
      session.end()
      navigation.push(afterLogoutPath)
    },
    forgetMember,
    setTitle: createTitle({ name: boot.settings.name, icon: boot.settings.brand.icon }, boot.title, session, {
      mode: discreet,
      name: boot.settings.discreet_name,
    }),
    tracking: tracking.record,
    hasTrafficSource: tracking.hasSource,
    funnel: createFunnel({
      locale,
      navigation,
      now,
      settings: boot.settings,
      variant,
      consent,
      tracking,
      hasSession: boot.hasSession,
      forget: () => {
        if (isMember()) http.call('forgetVisit').catch(() => undefined)
      },
    }),
    mountSlot: createMountSlot(plans, () => platform),
  }
  return {
    platform,
    locale,
    theme,
    discreet,
    toasts,
    popups,
    signUp,
    consent,
    push,
    install: createInstall(),
    update: createUpdate({ shell: boot.build, remotes: buildsOf(boot.remotes) }),
    hasUnsavedText: trackUnsavedText(),
    clock,
    atPage,
    showLastLike: session.showLastLike,
    prepareCalls: http.prepare,
  }
}
