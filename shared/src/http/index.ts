export { ApiError, isApiError } from './ApiError'
export { createHttp, makeIdempotencyKey } from './createHttp'
export type { Http, SignedOut } from './createHttp'
