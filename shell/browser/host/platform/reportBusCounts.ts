import type { Bus } from '@duetto/shared/events'

/**
 * When the page is left, reports to operators how many events its bus delivered, dropped as malformed, and
 * lost in a listener.
 */
export const reportBusCounts = (bus: Pick<Bus, 'counts'>): void => {
  let reported = { emitted: 0, dropped: 0, failed: 0 }
  // A page restored from the back/forward cache only reports what is new.
  addEventListener('pagehide', () => {
    const { emitted, dropped, failed } = bus.counts()
    const news = {
      emitted: emitted - reported.emitted,
      dropped: dropped - reported.dropped,
      failed: failed - reported.failed,
    }
    if (news.emitted + news.dropped === 0) return
    reported = { emitted, dropped, failed }
    navigator.sendBeacon('/registry/bus', new Blob([JSON.stringify(news)], { type: 'application/json' }))
  })
}
