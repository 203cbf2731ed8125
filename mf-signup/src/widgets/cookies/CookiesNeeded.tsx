import { hasCookies, useReadable } from '@duetto/shared/platform'
import { Banner } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { cookieMessages } from './messages'

/** The page may be prerendered, so the check runs after hydration. */
const cookies = { get: hasCookies, getInitial: () => true, subscribe: () => () => {} }

/** Explains that log-in is impossible in a browser that blocks all cookies. */
export const CookiesNeeded = () => {
  const { formatMessage } = useIntl()
  return useReadable(cookies) ? null : <Banner tone="danger">{formatMessage(cookieMessages.needed)}</Banner>
}
