import { ApiError, isApiError } from './ApiError'

describe('isApiError', () => {
  it('matches an error by its code', () => {
    const error = new ApiError({ code: 'too_fast' }, 429)
    expect(isApiError(error)).toBe(true)
    expect(isApiError(error, 'too_fast')).toBe(true)
    expect(isApiError(error, 'network')).toBe(false)
    expect(isApiError(new Error('ApiError'))).toBe(false)
  })

  it('matches an error of another bundle’s class', () => {
    const foreign = Object.assign(new Error('away'), { name: 'ApiError', code: 'unavailable', details: {} })
    expect(isApiError(foreign, 'unavailable')).toBe(true)
  })
})
