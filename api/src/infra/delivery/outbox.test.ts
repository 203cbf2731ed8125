import { describeOnEngine, useTestApp } from '../../testing'
import { createOutbox, deliverOutbox } from './outbox'

describeOnEngine('outbox', (engine) => {
  const site = useTestApp({ engine })

  it('sends each message once if a slow server makes several take longer than a lease', async () => {
    const deps = { db: site.db, now: () => site.clock.now, log: { warn: () => {} } }
    const outbox = createOutbox({ ...deps, onQueued: () => {} })
    const phones = Array.from({ length: 25 }, (_, index) => `+3900${index}`)
    for (const phone of phones) await outbox.sms.send(phone, 'Code')
    const sent: string[] = []
    const none = async () => {}
    const other = {
      mail: none,
      push: none,
      sms: async ({ phone }: { phone: string }) => void sent.push(phone),
    }
    const slow: typeof other = {
      ...other,
      sms: async (sms) => {
        site.clock.add(10_000)
        // Simulate a second process that delivers at the same time.
        if (sent.length === 15) await deliverOutbox(deps, other)
        await other.sms(sms)
      },
    }
    await deliverOutbox(deps, slow)
    while (sent.length < phones.length) await deliverOutbox(deps, slow)
    expect(sent.sort()).toEqual(phones.sort())
  })
})
