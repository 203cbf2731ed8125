import { Resolver } from 'node:dns/promises'
import type { Deps } from '../../app/deps'
import type { Transport } from '../../infra/delivery/transports'
import { securePort } from '../health/securePort'
import { findHosts } from '../settings/siteHost'
import { fault, ok, reasonOf, runChecks, skipped } from './Check'
import type { Check, Finding, Outcome } from './Check'
import { checkHost } from './checks/dns'
import { checkDkim, checkDmarc, checkSpf, domainOf } from './checks/mailRecords'
import { checkDisk, checkMemory } from './checks/machine'
import { checkBackup, checkDatabase, checkMigrations, checkRedis } from './checks/stores'
import { checkClock } from './checks/clock'
import { checkCertificate, checkOutside } from './checks/web'

export interface DoctorOptions {
  resolver?: string
  clock: string
  mail?: { to: string; send: Transport['mail'] }
}

const limitMs = 10_000
const timeoutMs = limitMs * 0.8

export const clockServer = 'https://letsencrypt.org'

const sendTestMail = async ({ to, send }: NonNullable<DoctorOptions['mail']>): Promise<Outcome> => {
  const text = 'This is a test. Its header Authentication-Results must contain pass for spf, dkim and dmarc.'
  try {
    await send({ to, locale: 'en', subject: 'Test', text, html: `<p>${text}</p>` })
    return ok(`The mail server accepted a test mail to ${to}. Check its header Authentication-Results.`)
  } catch (error) {
    return fault(`The test mail was not sent (${reasonOf(error)}). Check SMTP_URL and secrets/smtp_password.`)
  }
}

export const examine = async (deps: Deps, options: DoctorOptions): Promise<Finding[]> => {
  const { config, db, now } = deps
  const { clock, mail } = options
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 1 })
  if (options.resolver) resolver.setServers([options.resolver])
  const domain = domainOf(config.mail.from)
  const hosts = findHosts(deps).catch(() => [new URL(config.publicUrl).hostname])
  const eachHost = async (check: (host: string) => Promise<Outcome>) => Promise.all((await hosts).map(check))
  const checkCertificates = async (): Promise<Outcome | Outcome[]> => {
    const port = securePort(config.publicUrl)
    if (port === null) return skipped('PUBLIC_URL has no https, so there is no certificate.')
    return eachHost((host) => checkCertificate({ host, port }, { now: now(), timeoutMs }))
  }
  const checks: Check[] = [
    {
      name: 'version',
      run: async () => ok(`Duetto ${config.version} runs on Node ${process.versions.node}.`),
    },
    { name: 'dns', run: () => eachHost((host) => checkHost(resolver, host)) },
    { name: 'certificate', run: checkCertificates },
    { name: 'outside', run: () => checkOutside(config.publicUrl, { timeoutMs }) },
    { name: 'spf', run: () => checkSpf(resolver, domain) },
    { name: 'dkim', run: () => checkDkim(resolver, config.mail.dkim) },
    { name: 'dmarc', run: () => checkDmarc(resolver, domain) },
    ...(mail ? [{ name: 'mail', run: () => sendTestMail(mail) }] : []),
    { name: 'clock', run: () => checkClock(clock, { timeoutMs }) },
    { name: 'disk', run: () => checkDisk(config.dataDir) },
    { name: 'memory', run: checkMemory },
    { name: 'database', run: () => checkDatabase(db) },
    { name: 'migrations', run: () => checkMigrations(db) },
    { name: 'redis', run: () => checkRedis(config.redis) },
    { name: 'backup', run: () => checkBackup(db, now()) },
  ]
  return runChecks(checks, limitMs)
}
