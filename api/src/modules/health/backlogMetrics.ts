import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { kinds } from '../../infra/delivery/outbox.repository'
import { countDifferences } from '../payments/reconciliation/daily.repository'
import { createGauges } from './gauges'
import {
  countMails,
  countPayments,
  countPhotosToReview,
  countRefusedReleases,
  countUnscored,
  countWaiting,
  findJobs,
} from './backlog.repository'

/** Processes with the role `web` skip these metrics, because all would report the same values. */
export const registerBacklogMetrics = (app: FastifyInstance, { config, db, now, log }: Deps): void => {
  if (config.role === 'web') return
  const gauge = createGauges(app, { log })
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
    {
      name: 'duetto_mails_24h',
      help: 'E-mails queued in the last 24 hours by outcome: sent, failed or waiting',
      labelNames: ['outcome'],
    },
    async (set) => {
      const mails = await countMails(db, now())
      for (const outcome of ['sent', 'failed', 'waiting'] as const) set(mails[outcome], { outcome })
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
    {
      name: 'duetto_reconciliation_differences',
      help: 'Stored differences between orders, ledger and the notices of the provider',
    },
    async (set) => set(await countDifferences(db)),
  )
  gauge(
    {
      name: 'duetto_job_late',
      help: '1 if a job that is not running has not succeeded for twice its interval and 5 minutes',
      labelNames: ['task'],
    },
    async (set) => {
      for (const { name, is_late } of await findJobs(db, now())) set(is_late ? 1 : 0, { task: name })
    },
  )
  gauge(
    { name: 'duetto_photos_to_review', help: 'Photos, selfies and voice messages waiting for an operator' },
    async (set) => set(await countPhotosToReview(db)),
  )
  gauge(
    {
      name: 'duetto_photos_unscored_24h',
      help: 'Photos of the last 24 hours that the model could not score, so that a person sees them unsorted',
    },
    async (set) => set(await countUnscored(db, now())),
  )
}
