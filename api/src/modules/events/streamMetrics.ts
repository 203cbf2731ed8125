import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { EventStream } from './stream'

export const countStreams = (metrics: Registry, streams: ReadonlySet<EventStream>): void => {
  new Gauge({
    name: 'duetto_event_streams',
    help: 'Open event streams of this process',
    registers: [metrics],
    collect() {
      this.set(streams.size)
    },
  })
  new Gauge({
    name: 'duetto_members_online',
    help: 'Members with an open event stream in this process',
    registers: [metrics],
    collect() {
      this.set(new Set([...streams].map(({ userId }) => userId)).size)
    },
  })
}
