import { usePageTitle, useSession } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { CodeForm } from '../../widgets/activation/CodeForm'
import { CardPage } from '../../widgets/page/CardPage'
import { ResultCard } from '../../widgets/page/ResultCard'
import { ActivatedCard } from './ActivatedCard'
import { linkMessages } from './messages'

export const ConfirmPage = () => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const isActive = user?.status === 'active'
  usePageTitle(formatMessage(isActive ? linkMessages.activatedTitle : linkMessages.confirmTitle))
  if (!user) return null
  return (
    <CardPage>
      {isActive ? (
        <ActivatedCard />
      ) : (
        <>
          <ResultCard tone="neutral" title={formatMessage(linkMessages.confirmTitle)} />
          <CodeForm />
        </>
      )}
    </CardPage>
  )
}
