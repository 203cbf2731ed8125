import type { Platform } from '@duetto/shared/platform'
import { createMountSlot } from './createMountSlot'
import { mountRemote } from './mountRemote'

jest.mock('./mountRemote', () => ({ mountRemote: jest.fn() }))
const mount = mountRemote as jest.MockedFunction<typeof mountRemote>

const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
const start = () => {
  const host = document.createElement('div')
  const on = { onMounted: jest.fn(), onLost: jest.fn() }
  const plan = { build: 'b1', entry: '/r/mf-payments/b1/entry.js', loadMs: 8000, isDisabled: false }
  const mountSlot = createMountSlot({ of: () => plan }, () => ({}) as Platform)
  const slot = mountSlot('credit-alert', host, { creditsNeeded: 3, onClose: () => {} }, on)
  return { host, on, slot, plan }
}

describe('[SPLIT-04] mounting a slot for another remote', () => {
  beforeEach(() => mount.mockReset())

  it('mounts its owner, and passes the latest props', async () => {
    const [update, unmount] = [jest.fn(), jest.fn(async () => {})]
    mount.mockResolvedValue({ update, unmount })
    const { host, on, slot, plan } = start()
    expect(mount.mock.calls[0]?.[0]).toMatchObject({ remote: 'mf-payments', slot: 'credit-alert', plan })
    const next = { creditsNeeded: 4, onClose: () => {} }
    slot.update(next)
    await flush()
    expect(update).toHaveBeenCalledWith(next)
    expect(on.onMounted).toHaveBeenCalledTimes(1)
    slot.unmount()
    await flush()
    expect(unmount).toHaveBeenCalledTimes(1)
    expect(host.childElementCount).toBe(0)
  })

  it('reports an owner that does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mount.mockRejectedValue(new Error('switched off'))
    const { on } = start()
    await flush()
    expect(on.onLost).toHaveBeenCalledTimes(1)
  })

  it('unmounts a slot that mounts after its page has closed', async () => {
    const unmount = jest.fn(async () => {})
    mount.mockResolvedValue({ update: jest.fn(), unmount })
    const { on, slot } = start()
    slot.unmount()
    await flush()
    expect(unmount).toHaveBeenCalled()
    expect(on.onMounted).not.toHaveBeenCalled()
  })
})
