import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort, until } from '../../testing/runningApi'
import { createRedisCounter } from '../redisCounter'
import type { FanoutItem } from './Fanout'
import { createRedisFanout } from './redisFanout'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const ifRedis = hasRedis ? it : it.skip
const event = { type: 'credits', credits: 1, paid_user: true } as const
const soonMs = 5000

describe('Redis away (skipped without redis-server)', () => {
  let port: number
  let server: ChildProcess
  const start = () => {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    })
  }
  beforeEach(async () => {
    port = await freePort()
    start()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  })
  /** Waits until the process has stopped, because SIGSTOP takes effect asynchronously. */
  const freeze = async (): Promise<void> => {
    server.kill('SIGSTOP')
    const state = () =>
      spawnSync('ps', ['-o', 'stat=', '-p', String(server.pid)], { encoding: 'utf8' }).stdout
    await until(async () => state().startsWith('T'))
  }
  const took = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now()
    await work()
    return performance.now() - from
  }

  ifRedis.each(['killed', 'frozen'] as const)(
    '%s: nothing that is published waits or fails, and streams load everything again when it is back',
    async (how) => {
      const url = `redis://127.0.0.1:${port}`
      const fanout = createRedisFanout({ url })
      const items: FanoutItem[] = []
      fanout.subscribe(7, (item) => items.push(item))
      await until(async () => (await fanout.position(7)) !== '0-0')
      await until(async () => {
        await fanout.publish(7, event)
        return items.length > 0
      })
      items.length = 0

      if (how === 'frozen') await freeze()
      else {
        server.kill('SIGKILL')
        await once(server, 'exit')
      }
      expect(
        await took(async () => {
          for (let nth = 0; nth < 200; nth += 1) await fanout.publish(7, event)
        }),
      ).toBeLessThan(soonMs)
      expect(await took(async () => expect(await fanout.position(7)).toBe('0-0'))).toBeLessThan(soonMs)
      expect(await fanout.replay(7, '0-0')).toBeNull()

      if (how === 'frozen') server.kill('SIGCONT')
      else start()
      await until(async () => items.length > 200 || items.some(({ event: { type } }) => type === 'resync'))
      await fanout.close()
    },
    60_000,
  )

  ifRedis('frozen: requests are still counted, each process for itself', async () => {
    const counter = createRedisCounter({ url: `redis://127.0.0.1:${port}` }, String)
    await counter.ready
    expect(await counter.count('a', 60_000)).toBe(1)
    await freeze()
    expect(await took(async () => expect(await counter.count('a', 60_000)).toBe(1))).toBeLessThan(soonMs)
    expect(await took(async () => expect(await counter.count('a', 60_000)).toBe(2))).toBeLessThan(soonMs)
    counter.close()
  })
})
