import { addresses } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { profileMessages } from './messages'

/** Copies the address of a profile. */
export const useShareLink = (id: number): (() => void) => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${addresses.member(id)}`)
      toast({ text: formatMessage(profileMessages.linkCopied) })
    } catch {
      toast({ text: formatMessage(profileMessages.linkNotCopied), tone: 'danger' })
    }
  }
  return () => void copy()
}
