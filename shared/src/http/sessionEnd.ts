import { isAxiosError } from 'axios'
import type { WireError } from '../contract'

/** Whether a request calls user.php, whose responses are exempt from some rules of the specification. */
export const isUserCall = (url = ''): boolean => url.startsWith('/api/user.php')

/**
 * Whether a response reports the end of the session. Any response except those of user.php can (specification,
 * section 8).
 */
export const isSessionEnd = (error: unknown): boolean =>
  isAxiosError<Partial<WireError> | undefined>(error) &&
  error.response?.status === 403 &&
  (error.response.data?.authentication_required === true ||
    error.response.data?.code === 'authentication_required') &&
  !isUserCall(error.config?.url)
