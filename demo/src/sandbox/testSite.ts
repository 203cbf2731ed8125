import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentMethod } from '@duetto/shared/domain'
import { findWaiting } from '../../../api/src/modules/payments/provider-events/webhook.repository'
import { processWebhook } from '../../../api/src/modules/payments/provider-events/webhook.service'
import { createSandboxProvider } from '@duetto/api/src/modules/payments/provider/sandboxProvider'
import { createTestApp } from '@duetto/api/src/testing'
import type { TestMember } from '@duetto/api/src/testing'
import { newKey, order } from '@duetto/api/src/testing/money'
import { noFaults } from './faults'
import { createSandbox } from './sandbox'
import { createSandboxServer } from './server'

const secret = 'a-secret-of-this-test'

export const createSandboxSite = async () => {
  const site = await createTestApp({ now: new Date() })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const sandbox = createSandbox({ folder, secret, publicUrl: 'http://sandbox.test' })
  const { store, webhooks, payments, faults } = sandbox
  const server = createSandboxServer(sandbox)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const api = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  const webhookUrl = `${api}/api/payment-webhook/sandbox`
  site.deps.payments = createSandboxProvider({ url, secret, webhookUrl })

  const monthAgo = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const post = (path: string, form: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return {
    site,
    folder,
    store,
    webhooks,
    payments,
    url,
    secret,
    buyer: () => site.member({ country: 'NL', created_at: monthAgo() }),
    start: (member: TestMember, method: PaymentMethod) => order(member, { package: 'p1', method }),
    press: async (redirectUrl: string | null, form: Record<string, string>) => {
      const { pathname } = new URL(redirectUrl ?? '')
      const page = await fetch(url + pathname)
      if (page.status !== 200) throw new Error(`the page answers ${page.status}`)
      const answer = await post(pathname, form)
      return { to: answer.headers.get('location'), html: answer.status === 200 ? await answer.text() : '' }
    },
    control: (form: Record<string, string>) => post('/console', form),
    delivered: async () => {
      await webhooks.settle()
      for (const id of await findWaiting(site.db, site.clock.now, 50)) await processWebhook(site.deps, id)
    },
    getPayment: async (member: TestMember, id: number) =>
      (await member.call('getPayment', { query: { id } })).payment,
    stored: (id: number) => store.payments().find(({ return_url: to }) => to.endsWith(`=${id}`)),
    repeatOf: async (member: TestMember) => {
      const { order: last } = await member.call('getRepeatOrder')
      return { key: newKey(), body: { payment: last?.payment ?? 0, price_minor: last?.price_minor ?? 0 } }
    },
    reset: () => {
      webhooks.mode = 'normal'
      Object.assign(faults, noFaults)
    },
    close: async () => {
      await site.close()
      server.closeAllConnections()
      server.close()
      await webhooks.settle()
      rmSync(folder, { recursive: true })
    },
  }
}
export type SandboxSite = Awaited<ReturnType<typeof createSandboxSite>>
