import { waitFor } from '@testing-library/react'
import { createBus } from '@duetto/shared/events'
import { reportBusCounts } from './reportBusCounts'

it('[SPLIT-03] reports the counts when the page is left, and only new ones after it is restored', async () => {
  const beacons: unknown[] = []
  Object.assign(navigator, {
    sendBeacon: (path: string, body: Blob) => {
      const reader = new FileReader()
      reader.onload = () => beacons.push([path, JSON.parse(String(reader.result))])
      reader.readAsText(body)
      return true
    },
  })
  const leave = () => dispatchEvent(new Event('pagehide'))
  const bus = createBus(() => 0)
  reportBusCounts(bus)
  leave()
  bus.emit('blocked', { profileId: 3 })
  bus.accept({ type: 'blocked', v: 1, payload: { profileId: 'three' } })
  leave()
  bus.emit('chats-changed', { totalUnread: 0 })
  leave()
  await waitFor(() =>
    expect(beacons).toEqual([
      ['/registry/bus', { emitted: 1, dropped: 1, failed: 0 }],
      ['/registry/bus', { emitted: 1, dropped: 0, failed: 0 }],
    ]),
  )
})
