import { makeErrorMessage } from './errorMessage'

const own = { id: 'x.gone', defaultMessage: 'Gone.' }
const unknown = { id: 'x.unknown', defaultMessage: 'Nothing was charged.' }

it("[TRUST-11] a package's own sentence comes first, then the common one, then the one for the rest", () => {
  const errorMessage = makeErrorMessage({ not_found: own, unknown })
  expect(errorMessage('not_found')).toBe(own)
  expect(errorMessage('network')).toMatchObject({ id: 'shared.error.network' })
  expect(errorMessage('key_reused')).toBe(unknown)
  expect(errorMessage(null)).toBe(unknown)
  expect(makeErrorMessage()('key_reused')).toMatchObject({ id: 'shared.error.unknown' })
})
