import type { ServerEvent } from '@duetto/shared/contract'
import type { Fanout, FanoutItem } from './Fanout'
import { historySize } from './Fanout'
import { createMemoryFanout } from './memoryFanout'
import { createRedisFanout } from './redisFanout'

const credits = (amount: number): ServerEvent => ({ type: 'credits', credits: amount, paid_user: true })
const { TEST_REDIS_URL: redisUrl } = process.env

let member = Math.floor(Math.random() * 1e9) * 1000

const kinds: [string, () => Fanout][] = [['in process', () => createMemoryFanout()]]
if (redisUrl) kinds.push(['redis', () => createRedisFanout({ url: redisUrl })])

describe.each(kinds)('fan-out %s', (_, create) => {
  let fanout: Fanout
  beforeEach(async () => {
    fanout = create()
    member += 10
    await connect()
  })
  afterEach(() => fanout.close())

  const connect = async () => {
    let isConnected = false
    const stop = fanout.onSessionEnded(() => (isConnected = true))
    while (!isConnected) {
      await fanout.publish(0, { type: 'session-ended', reason: 'logout' })
      await fanout.position(0)
    }
    stop()
  }

  const listen = async (userId: number, count: number) => {
    const items: FanoutItem[] = []
    let done: () => void = () => undefined
    const all = new Promise<void>((resolve) => (done = resolve))
    const stop = fanout.subscribe(userId, (item) => {
      items.push(item)
      if (items.length === count) done()
    })
    // Wait until the subscription is active: events published before it reach only the history.
    await fanout.position(userId)
    return { items, all, stop }
  }

  it('[SYNC-02] notifies only the member’s listeners', async () => {
    const mine = await listen(member, 2)
    const theirs = await listen(member + 1, 1)
    await fanout.publish(member, credits(1))
    await fanout.publish(member, credits(2))
    await fanout.publish(member + 1, credits(9))
    await Promise.all([mine.all, theirs.all])
    expect(mine.items.map(({ event }) => event)).toEqual([credits(1), credits(2)])
    expect(theirs.items).toHaveLength(1)
  })

  it('[SYNC-02] resumes after the last event seen', async () => {
    const start = await fanout.position(member)
    const { items, all, stop } = await listen(member, 2)
    await fanout.publish(member, credits(1))
    await fanout.publish(member, credits(2))
    await all
    stop()
    await fanout.publish(member, credits(3))
    const missed = await fanout.replay(member, items[1]?.id ?? '')
    expect(missed?.map(({ event }) => event)).toEqual([credits(3)])
    expect(await fanout.replay(member, start)).toHaveLength(3)
  })

  it('[SYNC-02] reports that the last event is no longer available', async () => {
    const start = await fanout.position(member)
    for (let index = 0; index < historySize * 5; index += 1) await fanout.publish(member, credits(index))
    expect(await fanout.replay(member, start)).toBeNull()
    for (const id of ['', 'x', 'other-5', `${start}9999`, "1-1'; drop"])
      expect(await fanout.replay(member, id)).toBeNull()
  })

  it('passes the session of an event, and announces ended sessions to every process', async () => {
    const ended: number[] = []
    let done: () => void = () => undefined
    const delivered = new Promise<void>((resolve) => (done = resolve))
    fanout.onSessionEnded((userId) => {
      if (userId === 0) return
      ended.push(userId)
      done()
    })
    const { items, all } = await listen(member, 1)
    await fanout.publish(member, { type: 'session-ended', reason: 'logout' }, { sessionId: 77 })
    await Promise.all([all, delivered])
    expect(items[0]?.sessionId).toBe(77)
    expect(ended).toEqual([member])
  })
})
