import type { Deps } from '../../app/deps'
import { createCertificates } from './certificates'

it('survives a database that is down when certificates are due again', async () => {
  let nowMs = 0
  let isDown = false
  const warn = jest.fn()
  const many = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([]))
  const deps = {
    config: { publicUrl: 'https://localhost:1' },
    db: { many },
    now: () => new Date(nowMs),
    log: { warn },
  } as unknown as Deps
  const certificates = createCertificates(deps)
  await certificates.read()
  isDown = true
  nowMs = 3_600_000
  await expect(certificates.read()).resolves.toEqual([])
  await new Promise(setImmediate)
  expect(warn).toHaveBeenLastCalledWith({ err: new Error('down') }, 'the certificates could not be read')
})
