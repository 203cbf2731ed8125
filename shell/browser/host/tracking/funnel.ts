import { endpoints } from '@duetto/shared/contract'
import type { CallBody } from '@duetto/shared/contract'
import { dayOf, funnelLimits, landerOf, nicheOf, visitSteps } from '@duetto/shared/domain'
import type { VisitStep } from '@duetto/shared/domain'
import { isRecordOf, readStored, sessionArea, writeStored } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { sendBeacon } from '../page/sendBeacon'
import type { Consent } from './consent'
import type { Tracking } from './tracking'

type Visit = NonNullable<CallBody<'signUp'>['visit']>
type Origin = Omit<Visit, 'source'>

interface Stored {
  origin: Origin
  startedAt: number
  reached: VisitStep[]
}

const storageKey = 'duetto.visit'
const lastStep = visitSteps.at(-1)

const isStored = (value: unknown): value is Stored => {
  const { origin, startedAt, reached } = (value ?? {}) as Partial<Stored>
  const isOrigin = isRecordOf((part): part is string | null => part === null || typeof part === 'string')
  return isOrigin(origin) && typeof startedAt === 'number' && Array.isArray(reached)
}

interface Sources extends Pick<Platform, 'locale' | 'navigation' | 'now' | 'settings' | 'variant'> {
  consent: Consent
  tracking: Tracking
  hasSession: boolean
  forget: () => void
}

/** Keeps the steps in memory until the visitor consents (TRUST-08). */
export const createFunnel = (sources: Sources): NonNullable<Platform['funnel']> => {
  const { consent, tracking, navigation, locale, settings, variant, now, hasSession, forget } = sources
  const isGranted = (): boolean => consent.get().choice === 'granted'
  let visit = isGranted() ? readStored(storageKey, isStored, sessionArea) : null
  if (!isGranted()) sessionArea.remove(storageKey)
  let pending: VisitStep[] = []

  const current = (): Stored | null => {
    if (visit && now() - visit.startedAt >= funnelLimits.visitMs) visit = null
    return visit
  }
  const save = (): void => {
    if (visit && isGranted()) writeStored(storageKey, visit, sessionArea)
  }
  const begin = (): void => {
    const page = landerOf(navigation.get().pathname)
    if (!page || hasSession) return
    const { lander, slug } = page
    const niche = nicheOf(slug, settings.niche)
    const letter = variant?.routeId === `landers-${lander}` ? variant.name : null
    const origin = { day: dayOf(now()), lander, niche, locale: locale.get(), variant: letter }
    visit = { origin, startedAt: now(), reached: [] }
  }
  const present = ({ origin }: Stored): Visit => {
    const { network, ref } = tracking.record()
    return { ...origin, source: network ?? ref ?? null }
  }
  const report = (): void => {
    const sent = current()
    if (!isGranted() || !sent || pending.length === 0) return
    sendBeacon(endpoints.countVisit.path, { ...present(sent), steps: pending })
    pending = []
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
  })
  consent.subscribe(() => {
    save()
    if (consent.get().choice !== 'refused') return
    visit = null
    pending = []
    sessionArea.remove(storageKey)
    forget()
  })
  return {
    reach: (step) => {
      if (consent.get().choice === 'refused') return
      if (step === 'view' && !current()) begin()
      const counted = current()
      if (!counted) return
      const steps = step === 'account' ? visitSteps.slice(0, visitSteps.indexOf(step) + 1) : [step]
      const added = steps.filter((each) => !counted.reached.includes(each))
      counted.reached.push(...added)
      pending.push(...added)
      save()
      // Report the last step at once, because browsers can lose a beacon sent while the page closes.
      if (added.some((each) => each === lastStep)) report()
    },
    visit: () => {
      const known = current()
      return known && isGranted() ? present(known) : null
    },
  }
}
