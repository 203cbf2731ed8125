import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionCookie } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { migrate } from '../../../infra/db/migrate'
import { openDb } from '../../../infra/db/openDb'
import { createFanout } from '../../../infra/fanout'
import { createSessions } from '../../../http/session'
import { ownSchema } from '../../../testing/engines'
import { books } from '../../../testing/money'
import { hasPostgres, startOwnPostgres } from '../../../testing/ownPostgres'
import { freePort, runApi } from '../../../testing/runningApi'
import { insertUser } from '../../../testing/users'

interface Place {
  databaseUrl?: string
  dataDir: string
}

const text = async (request: AsyncIterable<unknown>): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const startProvider = async (onCharge: () => Promise<void>) => {
  const references: string[] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { reference, amount_minor, currency } = JSON.parse(body) as Record<string, unknown>
      references.push(String(reference))
      await onCharge()
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: `charge-${String(reference)}`,
          reference,
          state: 'paid',
          currency,
          received_minor: amount_minor,
          refunded_minor: 0,
          charged_back: false,
          failure: null,
          redirect_url: null,
          mandate: null,
        }),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { references, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const fillSite = async (createOrder: Place) => {
  const db = await openDb(createOrder)
  await migrate(db, ownSchema())
  const { id } = await insertUser(db, { country: 'NL', created_at: new Date(0) })
  const fanout = createFanout()
  const token = await createSessions({ db, fanout, now: () => new Date(), cacheMs: 0 }).create(db, id)
  await db.run(sql`
    insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency, list_minor,
      discount_minor, surcharge_minor, price_minor, refund_days, state, created_at, paid_at, receipt_number)
    values (${id}, 'first', '-', 'p1', 30, 'creditcard', 'NL', 'EUR', 1299, 0, 0, 1299, 14, 'paid', now(), now(),
      '2026-000000')`)
  await db.run(sql`
    insert into mandates (user_id, payment_id, method, provider, provider_mandate, label, created_at)
    values (${id}, 1, 'creditcard', 'sandbox', 'mdt-1', 'Visa', now())`)
  await fanout.close()
  await db.close()
  return { id, cookie: `${sessionCookie}=${token}` }
}

describe('an API that is killed between the provider and the commit', () => {
  let dataDir: string
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'duetto-crash-'))))
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const survives = async (createOrder: Place) => {
    const { id, cookie } = await fillSite(createOrder)
    let crash = (): Promise<void> => Promise.resolve()
    const provider = await startProvider(() => crash())
    const env = {
      DATA_DIR: createOrder.dataDir,
      ...(createOrder.databaseUrl ? { DATABASE_URL: createOrder.databaseUrl } : {}),
      PAYMENT_PROVIDER: 'sandbox',
      PAYMENT_PROVIDER_URL: provider.url,
      PAYMENT_SECRET: 'a secret of this test alone',
    }
    let api = await runApi(env)
    const repeat = () =>
      fetch(`${api.url}/api/repeat-order.php`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'one-and-the-same-key' },
        body: JSON.stringify({ payment: 1, price_minor: 1299 }),
      })
    crash = () => api.kill()
    await expect(repeat()).rejects.toThrow()
    expect(provider.references).toHaveLength(1)
    crash = () => Promise.resolve()
    api = await runApi(env)
    const answer = await repeat()
    expect(await answer.json()).toMatchObject({ payment: { state: 'paid', credits: 30 } })
    await api.kill()
    provider.server.close()
    expect(new Set(provider.references).size).toBe(1)
    const db = await openDb(createOrder)
    expect(await books(db, id)).toMatchObject({ credits: 30, ledger: 30, lots: 30 })
    await db.close()
  }

  it('[PAY-03] continues with the same charge on PGlite', () => survives({ dataDir }))

  const ifServer = hasPostgres() ? it : it.skip
  ifServer(
    '[PAY-03] goes on with the same charge, on Postgres (skipped where it is not installed)',
    async () => {
      const server = startOwnPostgres(await freePort())
      try {
        await survives({ dataDir, databaseUrl: server.url })
      } finally {
        server.remove()
      }
    },
  )
})
