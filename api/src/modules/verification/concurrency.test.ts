import { verificationLimits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { describeOnEachEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { isWaitingForLock } from '../../testing/locks'
import { createJpeg } from '../../testing/pictures'
import { until } from '../../testing/runningApi'
import { addPhotos } from '../../testing/social'
import { selfiesJob } from './selfies.job'
import { sendSelfie } from './verification.service'

describeOnEachEngine('a selfie that is being sent', (engine) => {
  const site = useTestApp({ engine })
  let me: TestMember
  let photos: number[]
  let selfie: Buffer
  beforeAll(async () => {
    selfie = await createJpeg(300, 300)
  })
  beforeEach(async () => {
    me = await site.member()
    photos = await addPhotos(site.db, me.id, 2)
    await me.call('startVerification')
  })

  const state = async () => (await me.call('getVerification')).verification.state

  const sendDuring = async (
    act: () => Promise<unknown>,
    pause: (gate: () => Promise<void>) => Partial<Deps>,
  ): Promise<void> => {
    let reach = () => {}
    let open = () => {}
    const isReached = new Promise<void>((done) => (reach = done))
    const isOpen = new Promise<void>((done) => (open = done))
    const gate = () => {
      reach()
      return isOpen
    }
    const sending = sendSelfie({ ...site.deps, ...pause(gate) }, me.id, selfie)
    await isReached
    let isDone = false
    const acting = act().then(() => void (isDone = true))
    if (engine === 'postgres') await until(async () => isDone || (await isWaitingForLock(site.db)))
    open()
    await Promise.all([sending, acting])
  }

  it('is withdrawn if another main photo is chosen before it is stored', async () => {
    const choose = () => me.call('updatePhoto', { body: { id: photos[1] ?? 0, is_main: true } })
    await sendDuring(choose, (gate) => ({
      db: Object.assign(Object.create(site.db) as Deps['db'], {
        tx: (run: Parameters<Deps['db']['tx']>[0]) =>
          site.db.tx(async (tx) => {
            const result = await run(tx)
            await gate()
            return result
          }),
      }),
    }))
    expect(await state()).toBe('withdrawn')
  })

  it('is not deleted if its pose expires during the job', async () => {
    const expire = () => {
      site.clock.add(verificationLimits.poseMs)
      return selfiesJob.run(site.deps)
    }
    const { storage } = site.deps
    await sendDuring(expire, (gate) => ({
      storage: {
        ...storage,
        put: async (...file) => {
          await gate()
          await storage.put(...file)
        },
      },
    }))
    expect([await state(), site.stored.size]).toEqual(['waiting', 1])
  })
})
