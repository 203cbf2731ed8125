import type { ServerEvent } from '@duetto/shared/contract'
import { eventsMax, historiesMax, historySeconds } from './Fanout'
import { createMemoryFanout } from './memoryFanout'

const credits = (amount: number): ServerEvent => ({ type: 'credits', credits: amount, paid_user: true })
const [member, other] = [1, 2]

describe('[SYNC-02] history of the fan-out in process', () => {
  let now: number
  let fanout: ReturnType<typeof createMemoryFanout>
  beforeEach(() => {
    now = 1_800_000_000_000
    fanout = createMemoryFanout(() => now)
  })

  const publishAfter = async (seconds: number, userId: number) => {
    now += seconds * 1000
    await fanout.publish(userId, credits(1))
    return fanout.position(userId)
  }

  it('drops events after their lifetime', async () => {
    const start = await fanout.position(member)
    const first = await publishAfter(0, member)
    const second = await publishAfter(historySeconds / 2, member)
    await publishAfter(historySeconds / 2 + 1, other)
    expect(await fanout.replay(member, start)).toBeNull()
    expect(await fanout.replay(member, first)).toMatchObject([{ id: second }])
  })

  it('resumes a member whose dropped events were all received', async () => {
    const last = await publishAfter(0, member)
    await publishAfter(historySeconds * 10, other)
    expect(await fanout.replay(member, last)).toEqual([])
    const next = await publishAfter(0, member)
    expect(await fanout.replay(member, last)).toMatchObject([{ id: next }])
  })

  it('drops the oldest events beyond the maximum of all members', async () => {
    const start = await fanout.position(member)
    await fanout.publish(member, credits(1))
    const first = await fanout.position(member)
    for (let index = 0; index < eventsMax * 1.1; index += 1)
      void fanout.publish(other + (index % (historiesMax / 2)), credits(index))
    expect(await fanout.replay(member, start)).toBeNull()
    expect(await fanout.replay(member, first)).toEqual([])
    expect(await fanout.replay(other, await fanout.position(other))).toEqual([])
  })
})
