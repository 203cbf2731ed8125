import { randomUUID } from 'node:crypto'
import { limits } from '@duetto/shared/domain'
import { freePort } from '../../testing/runningApi'
import { createRedisPlaces } from './sharedSlots'
import { createStreamSlots } from './streamSlots'

const url = process.env.TEST_REDIS_URL
const ifRedis = url ? it : it.skip
const member = () => Math.floor(Math.random() * 2 ** 40)
const address = () => randomUUID()

describe('stream slots across two processes (skipped without TEST_REDIS_URL)', () => {
  let clock = Date.now()
  const opened: ReturnType<typeof createRedisPlaces>[] = []
  const createProcess = async (hasAddressLimit = false) => {
    const shared = createRedisPlaces({ url: url ?? '' }, String, () => clock, 10_000)
    opened.push(shared)
    await shared.ready
    return createStreamSlots({ hasAddressLimit, shared })
  }
  afterEach(() => opened.splice(0).forEach((shared) => shared.close()))

  ifRedis(
    'of a hundred that a member opens at once ten are open, and each that closes makes room',
    async () => {
      const [one, other] = [await createProcess(), await createProcess()]
      const her = member()
      const all = await Promise.all(
        Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).acquire(her, address())),
      )
      const held = all.filter((release) => release !== null)
      expect(held).toHaveLength(limits.streamsPerMember)
      expect(await one.acquire(her, address())).toBeNull()
      held[0]?.()
      expect(await one.acquire(her, address())).not.toBeNull()
      expect(await other.acquire(her, address())).toBeNull()
    },
  )

  ifRedis('an address has a separate limit, and a refusal there uses no slot of the member', async () => {
    const [one, other] = [await createProcess(true), await createProcess(true)]
    const house = address()
    const all = await Promise.all(
      Array.from({ length: limits.streamsPerAddress + 40 }, (_, index) =>
        (index % 2 ? one : other).acquire(member(), house),
      ),
    )
    expect(all.filter((release) => release !== null)).toHaveLength(limits.streamsPerAddress)
    const her = member()
    for (let index = 0; index < limits.streamsPerMember; index += 1)
      expect(await other.acquire(her, house)).toBeNull()
    expect(await one.acquire(her, address())).not.toBeNull()
  })

  ifRedis('what a process that died held is free after a while; what lives keeps its place', async () => {
    const [dead, living] = [await createProcess(), await createProcess()]
    const her = member()
    for (let index = 0; index < limits.streamsPerMember / 2; index += 1) {
      await dead.acquire(her, address())
      await living.acquire(her, address())
    }
    clock += 50_000
    living.renew()
    expect(await living.acquire(her, address())).toBeNull()
    clock += 50_000
    const again = []
    for (let index = 0; index < limits.streamsPerMember; index += 1)
      again.push(await living.acquire(her, address()))
    expect(again.filter((release) => release !== null)).toHaveLength(limits.streamsPerMember / 2)
  })

  it('without Redis each process counts for itself', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const shared = createRedisPlaces({ url: `redis://127.0.0.1:${await freePort()}` }, String)
    opened.push(shared)
    const places = createStreamSlots({ hasAddressLimit: false, shared })
    const all = await Promise.all(Array.from({ length: 40 }, () => places.acquire(1, 'a')))
    expect(all.filter((release) => release !== null)).toHaveLength(limits.streamsPerMember)
  })
})
