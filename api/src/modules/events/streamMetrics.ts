import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { EventStream } from './stream'

/** Open streams of this process, and the members they belong to: the site's members online, as far as it knows. */
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
