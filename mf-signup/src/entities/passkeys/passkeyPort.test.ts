import { browserPasskeys } from './passkeyPort'

let mockIsLost = true
jest.mock('@simplewebauthn/browser', () => {
  if (mockIsLost) throw new Error('lost chunk')
  return { startAuthentication: async () => 'signed' }
})

it('[ACCOUNT-01] loads the library again after a failure', async () => {
  expect(await browserPasskeys.sign({} as never, false)).toBeNull()
  mockIsLost = false
  expect(await browserPasskeys.sign({} as never, false)).toBe('signed')
})
