import type { PushMessage } from '@duetto/shared/contract'
import { pushMessageSchema } from '@duetto/shared/contract/schemas'
import type { KeyedLimiter } from '@duetto/shared/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildApp } from '../app/buildApp'
import type { Config } from '../app/config'
import { readConfig } from '../app/config'
import { createLog } from '../app/createLog'
import type { Deps } from '../app/deps'
import type { OutgoingMail } from '../infra/delivery/ports'
import type { DbEngine } from '../infra/db/Db'
import { traceDb } from '../infra/db/traceDb'
import { createFanout } from '../infra/fanout'
import type { FanoutItem } from '../infra/fanout'
import { createSessions, sessionCookieOf } from '../http/session'
import { createCaller } from './caller'
import type { Caller } from './caller'
import { emptyTables } from './emptyTables'
import { openTestEngine } from './engines'
import type { EngineKind } from './engines'
import { insertUser } from './users'
import type { UserFields } from './users'

export interface TestMember {
  id: number
  email: string
  call: Caller
}

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  db: DbEngine
  mails: OutgoingMail[]
  smses: { phone: string; text: string }[]
  pushes: (PushMessage & { subscription: number })[]
  stored: Map<string, Buffer>
  visitor: Caller
  clock: { now: Date; add: (ms: number) => void }
  member: (fields?: UserFields) => Promise<TestMember>
  eventsOf: (userId: number) => FanoutItem[]
  reset: () => Promise<void>
  close: () => Promise<void>
}

export interface TestAppOptions {
  now?: Date
  engine?: EngineKind
  config?: Partial<Config>
}

/** Lets calls of one member run concurrently, so that tests can cause races. */
const unlimited: KeyedLimiter<unknown> = async (_key, work) => work()

const defaultNow = new Date('2026-03-01T12:00:00Z')

export const createTestApp = async ({
  now = defaultNow,
  engine,
  config,
}: TestAppOptions = {}): Promise<TestApp> => {
  const opened = await openTestEngine(engine)
  const db = config?.tracing ? traceDb(opened) : opened
  const clock = {
    now: new Date(now),
    add: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  const mails: OutgoingMail[] = []
  const smses: { phone: string; text: string }[] = []
  const pushes: TestApp['pushes'] = []
  const stored = new Map<string, Buffer>()
  const fanout = createFanout()
  const read = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    RATE_LIMITS: '0',
  })
  const deps: Deps = {
    config: { ...read, canText: true, sessionCacheMs: 0, ...config },
    db,
    searchDb: db,
    now: () => clock.now,
    log: createLog(read.logLevel),
    fanout,
    sessions: createSessions({ db, fanout, now: () => clock.now, cacheMs: config?.sessionCacheMs ?? 0 }),
    mail: {
      send: async (mail) => void mails.push(mail),
      schedule: async (mail) => mails.push(mail),
      cancel: async (id) => mails.splice(id - 1, 1).length > 0,
    },
    sms: { send: async (phone, text) => void smses.push({ phone, text }) },
    push: {
      send: async ({ subscription, message }) =>
        void pushes.push({ subscription, ...pushMessageSchema.parse(JSON.parse(message)) }),
    },
    scorer: { score: async () => 0, close: () => undefined },
    storage: {
      put: async (name, bytes) => void stored.set(name, bytes),
      get: async (name) => {
        const bytes = stored.get(name)
        return bytes ? { bytes, contentType: `image/${name.split('.').at(-1)}` } : null
      },
      remove: async (name) => void stored.delete(name),
      probe: async () => undefined,
      sweep: async () => undefined,
    },
  }
  const app = await buildApp(deps)
  app.gates = { read: unlimited, write: unlimited, visitor: unlimited }
  const unfinished = new Set<FastifyRequest>()
  let onFinished = () => {}
  app.addHook('onSend', (request, _, payload, done) => {
    unfinished.add(request)
    done(null, payload)
  })
  app.addHook('onResponse', (request, _, done) => {
    unfinished.delete(request)
    if (unfinished.size === 0) onFinished()
    done()
  })
  return {
    app,
    deps,
    db,
    mails,
    smses,
    pushes,
    stored,
    clock,
    visitor: createCaller(app, ''),
    member: async (fields = {}) => {
      const { id, email } = await insertUser(db, { created_at: clock.now, last_active: clock.now, ...fields })
      const token = await deps.sessions.create(db, id)
      return { id, email, call: createCaller(app, `${sessionCookieOf(deps.config.publicUrl)}=${token}`) }
    },
    eventsOf: (userId) => {
      const items: FanoutItem[] = []
      fanout.subscribe(userId, (item) => items.push(item))
      return items
    },
    reset: async () => {
      // Presence is written after the response and could deadlock with `emptyTables`.
      if (unfinished.size > 0) await new Promise<void>((resolve) => (onFinished = resolve))
      await emptyTables(db.script)
      mails.length = 0
      smses.length = 0
      pushes.length = 0
      stored.clear()
      clock.now = new Date(now)
    },
    close: async () => {
      await app.close()
      await fanout.close()
      await db.close()
    },
  }
}
