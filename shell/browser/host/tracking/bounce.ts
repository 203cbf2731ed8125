import { endpoints } from '@duetto/shared/contract'
import type { Navigation } from '@duetto/shared/platform'
import type { Consent } from './consent'

const param = 'lb'

/**
 * If the URL asks for it (`lb`) and the visitor allows it, reports to the API each time the page is hidden: an
 * anonymous daily count. Beacons are sent even while the page closes.
 */
export const startBounceLog = (navigation: Pick<Navigation, 'get'>, consent: Consent): void => {
  if (!new URLSearchParams(navigation.get().search).has(param)) return
  consent.need()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || consent.get().choice !== 'granted') return
    navigator.sendBeacon(endpoints.pageHidden.path, new Blob(['{}'], { type: 'application/json' }))
  })
}
