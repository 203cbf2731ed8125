import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { countMails, countWaiting, findJobs } from './backlog.repository'

export const getSiteHealth = async ({
  db,
  now,
}: Deps): Promise<Omit<ConsoleResponse<'getHealth'>, 'traffic' | 'dashboards'>> => ({
  outbox: (await countWaiting(db, now())).map(({ oldest_seconds, ...row }) => ({
    ...row,
    oldest_seconds: Math.round(oldest_seconds),
  })),
  mails: await countMails(db, now()),
  jobs: (await findJobs(db, now())).map(({ last_run, last_success, ...job }) => ({
    ...job,
    last_run: last_run?.toISOString() ?? null,
    last_success: last_success?.toISOString() ?? null,
  })),
})
