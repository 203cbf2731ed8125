import { hasCookies, useReadable } from '@duetto/shared/platform'
import { Banner } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { cookieMessages } from './messages'

/** Assumes that cookies work until hydration, because the page may be prerendered. */
const cookies = { get: hasCookies, getInitial: () => true, subscribe: () => () => {} }

export const CookiesNeeded = () => {
  const { formatMessage } = useIntl()
  return useReadable(cookies) ? null : <Banner tone="danger">{formatMessage(cookieMessages.needed)}</Banner>
}
