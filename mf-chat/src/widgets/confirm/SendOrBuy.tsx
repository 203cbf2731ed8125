import { useSession } from '@duetto/shared/platform'
import { Button, LinkButton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { shortageOf } from '../../entities/entitlements/entitlements'
import { packagesPath } from '../../entities/limits/limits'
import { useChatSelector } from '../../state'
import { acceptNotice } from './fictionalNotice'
import { confirmMessages } from './messages'

interface SendOrBuyProps {
  credits: number
  isLoading?: boolean
  onSend: () => void
  children: ReactNode
}

export const SendOrBuy = ({ credits, isLoading, onSend, children }: SendOrBuyProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { profile } = useChatSelector((state) => state.conversation)
  if (shortageOf(user, credits) !== null)
    return <LinkButton to={packagesPath}>{formatMessage(confirmMessages.buy)}</LinkButton>
  return (
    <Button
      isLoading={isLoading}
      onClick={() => {
        if (profile?.is_fictional && credits > 0) acceptNotice(profile.id)
        onSend()
      }}
    >
      {children}
    </Button>
  )
}
