import argon2 from '@node-rs/argon2'
import { verifyPassword } from './passwords'

it('[ACCOUNT-01] rejects log-ins without an account again after one failed to hash', async () => {
  jest.spyOn(argon2, 'hash').mockRejectedValueOnce(new Error('out of memory'))
  await expect(verifyPassword('anything', undefined)).rejects.toThrow('out of memory')
  expect(await verifyPassword('anything', undefined)).toBe(false)
})
