import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Deps } from '../../app/deps'
import { kinds } from '../../infra/delivery/outbox.repository'
import { countPayments, countPhotosToReview, countRefusedReleases, countWaiting } from './backlog.repository'

/**
 * Registers metrics from the database for dashboards and alerts. Skips processes of the role `web`, which would report
 * the same values. If the database is down, only these metrics are missing.
 */
export const registerBacklogMetrics = (app: FastifyInstance, { config, db, now, log }: Deps): void => {
  if (config.role === 'web') return
  /** Creates a gauge that queries its values at each scrape. If the query fails, the gauge has no value. */
  const gauge = (
    facts: { name: string; help: string; labelNames?: string[] },
    read: (set: (value: number, labels?: Record<string, string>) => void) => Promise<void>,
  ) =>
    new Gauge({
      ...facts,
      registers: [app.metrics],
      async collect() {
        this.reset()
        await read((value, labels = {}) => this.set(labels, value)).catch((error: unknown) => {
          // After a reset, a gauge without labels would report 0.
          if (!facts.labelNames) this.remove()
          log.error({ err: error }, 'a figure could not be counted')
        })
      },
    })
  gauge(
    {
      name: 'duetto_outbox_waiting',
      help: 'Mails, text messages and web pushes waiting to be sent',
      labelNames: ['kind'],
    },
    async (set) => {
      const rows = await countWaiting(db, now())
      for (const kind of kinds) set(rows.find((row) => row.kind === kind)?.waiting ?? 0, { kind })
    },
  )
  gauge(
    {
      name: 'duetto_outbox_oldest_seconds',
      help: 'Age of the oldest message that waits to be sent, by kind',
      labelNames: ['kind'],
    },
    async (set) => {
      const rows = await countWaiting(db, now())
      for (const kind of kinds) set(rows.find((row) => row.kind === kind)?.oldest_seconds ?? 0, { kind })
    },
  )
  gauge(
    { name: 'duetto_payments_24h', help: 'Payments of the last 24 hours by state', labelNames: ['state'] },
    async (set) => {
      for (const { state, payments } of await countPayments(db, now())) set(payments, { state })
    },
  )
  gauge(
    { name: 'duetto_releases_refused', help: 'Reserved money that the provider has refused to release' },
    async (set) => set(await countRefusedReleases(db)),
  )
  gauge(
    { name: 'duetto_photos_to_review', help: 'Photos and voice messages waiting for an operator' },
    async (set) => set(await countPhotosToReview(db)),
  )
}
