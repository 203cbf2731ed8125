import { endpoints } from '@duetto/shared/contract'
import type { Navigation } from '@duetto/shared/platform'
import { sendBeacon } from '../page/sendBeacon'
import type { Consent } from './consent'

const param = 'lb'

export const startBounceLog = (navigation: Pick<Navigation, 'get'>, consent: Consent): void => {
  if (!new URLSearchParams(navigation.get().search).has(param)) return
  consent.need()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || consent.get().choice !== 'granted') return
    sendBeacon(endpoints.pageHidden.path, {})
  })
}
