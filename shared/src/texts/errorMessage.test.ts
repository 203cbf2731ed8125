import { errorStatus } from '../contract'
import type { ErrorCode } from '../contract'
import { createErrorMessage } from './errorMessage'

const own = { id: 'x.gone', defaultMessage: 'Gone.' }
const unknown = { id: 'x.unknown', defaultMessage: 'Nothing was charged.' }

it("[TRUST-11] prefers the package's own message, then the common one, then the fallback", () => {
  const errorMessage = createErrorMessage({ not_found: own, unknown })
  expect(errorMessage('not_found')).toBe(own)
  expect(errorMessage('network')).toMatchObject({ id: 'shared.error.network' })
  expect(errorMessage('key_reused')).toBe(unknown)
  expect(errorMessage(null)).toBe(unknown)
  expect(createErrorMessage()('key_reused')).toMatchObject({ id: 'shared.error.unknown' })
})

it.each(Object.entries(errorStatus))(
  '[TRUST-11] %s (%i) has a specific message if the member can act on it',
  (code, status) => {
    const { id } = createErrorMessage()(code as ErrorCode)
    const isOurs = status >= 500 && status !== 503
    const isBug = ['key_reused', 'same_origin_required', 'signature_invalid'].includes(code)
    expect(id === 'shared.error.unknown').toBe(isOurs || isBug)
  },
)

it.each([
  ['not_found', 'notFound'],
  ['token_expired', 'notFound'],
  ['conflict', 'conflict'],
  ['signup_closed', 'forbidden'],
  ['not_enough_credits', 'needsCredits'],
  ['body_too_large', 'tooLarge'],
  ['login_blocked', 'tooFast'],
  ['image_unsupported', 'badInput'],
  ['unavailable', 'unavailable'],
] as const)('[TRUST-11] %s without its own message is %s', (code, key) => {
  expect(createErrorMessage()(code).id).toBe(`shared.error.${key}`)
})

it('[SPLIT-02] treats a newer API’s code as unknown', () => {
  expect(createErrorMessage()('brand_new' as ErrorCode)).toMatchObject({ id: 'shared.error.unknown' })
})
