import { limits } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { stepCount } from '../../entities/sign-up/steps'
import { claimMessages } from './claimMessages'
import { linkMessages } from './messages'

interface ActivatedCardProps {
  hasEnteredPassword?: boolean
}

export const ActivatedCard = ({ hasEnteredPassword = false }: ActivatedCardProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const isUnfinished = user !== null && user.signup_step < stepCount
  return (
    <ResultCard
      tone="success"
      title={formatMessage(linkMessages.activatedTitle)}
      text={`${formatMessage(linkMessages.activatedText, { count: limits.freeMessages })}${hasEnteredPassword ? ` ${formatMessage(claimMessages.nextLogin)}` : ''}`}
    >
      {isUnfinished && (
        <LinkButton to="/complete-signup">{formatMessage(linkMessages.finishProfile)}</LinkButton>
      )}
      <LinkButton to="/members" variant={isUnfinished ? 'outline' : 'primary'}>
        {formatMessage(commonMessages.toMembers)}
      </LinkButton>
    </ResultCard>
  )
}
