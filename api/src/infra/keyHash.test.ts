import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { createRedisPlaces } from '../modules/events/sharedSlots'
import { ensureRedisSecret } from '../modules/settings/redisSecret'
import { createTestApp } from '../testing'
import { freePort, until } from '../testing/runningApi'
import { createKeyHash } from './keyHash'
import { createRedisCounter } from './redisCounter'

const ifRedis = process.env.TEST_REDIS_URL ? it : it.skip

describe('keys in Redis', () => {
  it('hide an address from everybody without the secret, which all processes share', async () => {
    const site = await createTestApp()
    const secrets = await Promise.all([ensureRedisSecret(site.db), ensureRedisSecret(site.db)])
    const [one, other] = secrets.map((secret) => createKeyHash(secret)('a203.0.113.7'))
    expect(one).toMatch(/^[\w-]{22}$/)
    expect(other).toBe(one)
    expect(createKeyHash('guessed')('a203.0.113.7')).not.toBe(one)
    expect(createKeyHash(secrets[0])('a203.0.113.8')).not.toBe(one)
    await site.close()
  })

  ifRedis('name no address, neither for rate limits nor for streams', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const port = await freePort()
    const options = ['--port', String(port), '--save', '', '--bind', '127.0.0.1']
    const server: ChildProcess = spawn('redis-server', options, { stdio: 'ignore' })
    const servers = { url: `redis://127.0.0.1:${port}` }
    const hash = createKeyHash('secret')
    const counter = createRedisCounter(servers, hash, 10_000)
    const slots = createRedisPlaces(servers, hash, Date.now, 10_000)
    const reader = new Redis(servers.url)
    reader.on('error', () => undefined)
    try {
      await Promise.all([counter.ready, slots.ready])
      await counter.count('login:a203.0.113.7', 60_000)
      const slot = { id: 'one', userId: 7, address: '2001:db8::/64' }
      await slots.acquire(slot)
      slots.renew([slot])
      const keys = await reader.keys('*')
      expect(keys).toHaveLength(3)
      expect(keys.join(' ')).not.toMatch(/203\.0|2001:db8/)
      slots.release(slot)
      await until(async () => (await reader.keys('duetto:streams:*')).length === 0)
    } finally {
      counter.close()
      slots.close()
      reader.disconnect()
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
  })
})
