import { hasCookies, useReadable } from '@duetto/shared/platform'
import { Banner } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { cookieMessages } from './messages'

/** Prerendered pages assume that cookies work; the browser checks after hydration. */
const cookies = { get: hasCookies, getInitial: () => true, subscribe: () => () => {} }

export const CookiesNeeded = () => {
  const { formatMessage } = useIntl()
  return useReadable(cookies) ? null : <Banner tone="danger">{formatMessage(cookieMessages.needed)}</Banner>
}
