import { addresses } from '@duetto/shared/domain'
import { useCopy } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { profileMessages } from './messages'

export const useShareLink = (id: number): (() => void) => {
  const { formatMessage } = useIntl()
  const copy = useCopy()
  return () =>
    void copy(`${location.origin}${addresses.member(id)}`, {
      copied: formatMessage(profileMessages.linkCopied),
      failed: formatMessage(profileMessages.linkNotCopied),
    })
}
