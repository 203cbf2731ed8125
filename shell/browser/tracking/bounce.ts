import { endpoints } from '@duetto/shared/contract'
import type { Navigation } from '@duetto/shared/platform'
import type { Consent } from '../consent/consent'

const param = 'lb'

/**
 * Where the address asks for it (`lb`) and the visitor allows it, the API is told each time the page is hidden: a
 * count of the day, of nobody in particular. A beacon leaves even while the page is closed.
 */
export const startBounceLog = (navigation: Pick<Navigation, 'get'>, consent: Consent): void => {
  if (!new URLSearchParams(navigation.get().search).has(param)) return
  consent.need()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || consent.get().choice !== 'granted') return
    navigator.sendBeacon(endpoints.pageHidden.path, new Blob(['{}'], { type: 'application/json' }))
  })
}
