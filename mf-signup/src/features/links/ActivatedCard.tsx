import type { User } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useMatches } from '../../entities/matches/useMatches'
import { stepCount } from '../../entities/sign-up/steps'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { SendWaiting } from '../../widgets/welcome/SendWaiting'
import { WelcomePanel } from '../../widgets/welcome/WelcomePanel'
import { claimMessages } from './claimMessages'
import { linkMessages } from './messages'

interface ActivatedCardProps {
  hasEnteredPassword?: boolean
}

export const ActivatedCard = ({ hasEnteredPassword = false }: ActivatedCardProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const nextLogin = hasEnteredPassword ? formatMessage(claimMessages.nextLogin) : ''
  if (user && user.signup_step >= stepCount) return <Welcome user={user} text={nextLogin} />
  return (
    <ResultCard
      tone="success"
      title={formatMessage(linkMessages.activatedTitle)}
      text={`${formatMessage(linkMessages.activatedText, { count: limits.freeMessages })} ${nextLogin}`.trim()}
    >
      {user && <SendWaiting />}
      {user && <LinkButton to="/complete-signup">{formatMessage(linkMessages.finishProfile)}</LinkButton>}
      <LinkButton to="/members" variant={user ? 'outline' : 'primary'}>
        {formatMessage(commonMessages.toMembers)}
      </LinkButton>
    </ResultCard>
  )
}

const Welcome = ({ user, text }: { user: User; text: string }) => {
  const { formatMessage } = useIntl()
  const { status, profiles, further } = useMatches(user)
  return (
    <WelcomePanel
      isPage
      person={profiles[0] ?? further[0]}
      isLoading={status === 'idle' || status === 'loading'}
    >
      {text && <p>{text}</p>}
      <LinkButton to="/members" variant="outline">
        {formatMessage(commonMessages.toMembers)}
      </LinkButton>
    </WelcomePanel>
  )
}
