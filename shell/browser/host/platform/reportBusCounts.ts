import type { Bus } from '@duetto/shared/events'
import { sendBeacon } from '../page/sendBeacon'

export const reportBusCounts = (bus: Pick<Bus, 'counts'>): void => {
  let reported = { emitted: 0, dropped: 0, failed: 0 }
  addEventListener('pagehide', () => {
    const { emitted, dropped, failed } = bus.counts()
    const delta = {
      emitted: emitted - reported.emitted,
      dropped: dropped - reported.dropped,
      failed: failed - reported.failed,
    }
    if (delta.emitted + delta.dropped === 0) return
    reported = { emitted, dropped, failed }
    sendBeacon('/registry/bus', delta)
  })
}
