import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort, until } from '../../testing/runningApi'
import { createRedisCounter } from '../redisCounter'
import type { FanoutItem } from './Fanout'
import { createRedisFanout } from './redisFanout'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const ifRedis = hasRedis ? it : it.skip
const event = { type: 'credits', credits: 1, paid_user: true } as const
const primaryName = 'duetto-primary'
const PATIENCE_MS = 150_000

describe('Redis behind sentinels (skipped without redis-server)', () => {
  let folder: string
  let primary: ChildProcess
  let sentinel: string
  const running: ChildProcess[] = []
  const run = (...args: string[]): ChildProcess => {
    const server = spawn('redis-server', args, { stdio: 'ignore', cwd: folder })
    running.push(server)
    return server
  }
  const query = async <T>(port: number, question: (redis: Redis) => Promise<T>): Promise<T> => {
    const redis = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
    try {
      return await question(redis)
    } finally {
      redis.disconnect()
    }
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'duetto-sentinel-'))
    const [primaryPort, replicaPort, sentinelPort] = [await freePort(), await freePort(), await freePort()]
    const server = (port: number) => ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
    primary = run(...server(primaryPort))
    run(...server(replicaPort), '--replicaof', '127.0.0.1', String(primaryPort))
    await until(() =>
      query(primaryPort, async (redis) => /state=online/.test(await redis.info('replication'))),
    )
    const config = join(folder, 'sentinel.conf')
    writeFileSync(
      config,
      [
        `port ${sentinelPort}`,
        'bind 127.0.0.1',
        `sentinel monitor ${primaryName} 127.0.0.1 ${primaryPort} 1`,
        `sentinel down-after-milliseconds ${primaryName} 300`,
        `sentinel failover-timeout ${primaryName} 2000`,
      ].join('\n'),
    )
    run(config, '--sentinel')
    await until(() => query(sentinelPort, async (redis) => /slaves=1/.test(await redis.info('sentinel'))))
    // A delay of 2 s, as on a busy machine, puts a sentinel into TILT mode, which pauses failover for 30 s by default.
    await query(sentinelPort, (redis) => redis.call('SENTINEL', 'DEBUG', 'tilt-period', '100'))
    sentinel = `127.0.0.1:${sentinelPort}`
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  }, PATIENCE_MS)
  afterEach(async () => {
    jest.restoreAllMocks()
    for (const server of running.splice(0)) {
      if (server.exitCode !== null || server.signalCode !== null) continue
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })

  ifRedis.each([
    ['killed', 'SIGKILL'],
    ['frozen', 'SIGSTOP'],
  ] as const)(
    'a primary that is %s: processes tell each other, and count together, through the next one',
    async (_, signal) => {
      const servers = { url: `redis://${primaryName}`, sentinels: [sentinel] }
      const [teller, hearer] = [createRedisFanout(servers), createRedisFanout(servers)]
      const counters = [
        createRedisCounter(servers, String, 1000),
        createRedisCounter(servers, String, 1000),
      ] as const
      const received: FanoutItem[] = []
      hearer.subscribe(7, (item) => received.push(item))
      const hasReceived = () => received.some((item) => item.event.type === 'credits')
      const countTogether = async (key: string) => {
        const [one, other] = [await counters[0].count(key, 60_000), await counters[1].count(key, 60_000)]
        return other === one + 1
      }
      await until(async () => (await hearer.position(7)) !== '0-0')
      await until(async () => {
        await teller.publish(7, event)
        return hasReceived()
      })
      await until(() => countTogether('before'))

      received.length = 0
      primary.kill(signal)
      await until(async () => {
        await teller.publish(7, event)
        return hasReceived() && countTogether('after')
      })
      expect(received.map((item) => item.event.type)).toContain('resync')

      for (const counter of counters) counter.close()
      await Promise.all([teller.close(), hearer.close()])
    },
    PATIENCE_MS,
  )
})
