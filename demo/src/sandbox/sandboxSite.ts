import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentMethod } from '@duetto/shared/domain'
import { findWaiting } from '../../../api/src/modules/payments/provider-events/webhook.repository'
import { processWebhook } from '../../../api/src/modules/payments/provider-events/webhook.service'
import { createSandboxProvider } from '@duetto/api/src/modules/payments/provider/sandboxProvider'
import { makeTestApp } from '@duetto/api/src/testing'
import type { TestMember } from '@duetto/api/src/testing'
import { newKey, order } from '@duetto/api/src/testing/money'
import { noFaults } from './faults'
import { createNotices } from './notices'
import { createPayments } from './payments'
import { createSandboxServer } from './server'
import { openStore } from './store'

const secret = 'secret-of-this-very-test'

/** The API and the sandbox of a test, connected over HTTP. */
export const makeSandboxSite = async () => {
  const site = await makeTestApp({ now: new Date() })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const store = openStore(folder)
  const notices = createNotices(store, secret)
  const faults = noFaults()
  const payments = createPayments(store, notices, 'http://sandbox.test', faults)
  const server = createSandboxServer({ store, notices, payments, secret, faults })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const api = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  const webhookUrl = `${api}/api/payment-webhook/sandbox`
  site.deps.payments = createSandboxProvider({ url, secret, webhookUrl })

  const longAgo = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const post = (path: string, form: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return {
    site,
    folder,
    store,
    notices,
    payments,
    url,
    secret,
    buyer: () => site.member({ country: 'NL', created_at: longAgo() }),
    start: (member: TestMember, method: PaymentMethod) => order(member, { package: 'p1', method }),
    /** Plays the browser on the provider's page; returns where it is redirected. */
    press: async (redirectUrl: string | null, form: Record<string, string>) => {
      const { pathname } = new URL(redirectUrl ?? '')
      const page = await fetch(url + pathname)
      if (page.status !== 200) throw new Error(`the page answers ${page.status}`)
      const answer = await post(pathname, form)
      return { to: answer.headers.get('location'), html: answer.status === 200 ? await answer.text() : '' }
    },
    control: (form: Record<string, string>) => post('/console', form),
    /** Resolves when the sent webhooks have been processed. */
    delivered: async () => {
      await notices.settle()
      for (const id of await findWaiting(site.db, site.clock.now, 50)) await processWebhook(site.deps, id)
    },
    shown: async (member: TestMember, id: number) =>
      (await member.call('getPayment', { query: { id } })).payment,
    /** Repeats the last order. */
    repeated: async (member: TestMember) => {
      const { order: seen } = await member.call('getRepeatOrder')
      return { key: newKey(), body: { payment: seen?.payment ?? 0, price_minor: seen?.price_minor ?? 0 } }
    },
    /** Clears the faults of the previous test. */
    calm: () => {
      notices.mode = 'normal'
      Object.assign(faults, noFaults())
    },
    close: async () => {
      await site.close()
      server.closeAllConnections()
      server.close()
      await notices.settle()
      rmSync(folder, { recursive: true })
    },
  }
}
export type SandboxSite = Awaited<ReturnType<typeof makeSandboxSite>>
