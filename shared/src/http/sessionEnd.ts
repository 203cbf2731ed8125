import { isAxiosError } from 'axios'
import type { WireError } from '../contract'

export const isUserCall = (url = ''): boolean => url.startsWith('/api/user.php')

export const isSessionEnd = (error: unknown): boolean =>
  isAxiosError<Partial<WireError> | undefined>(error) &&
  error.response?.status === 403 &&
  (error.response.data?.authentication_required === true ||
    error.response.data?.code === 'authentication_required') &&
  !isUserCall(error.config?.url)
