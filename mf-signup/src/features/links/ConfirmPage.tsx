import { internalPath, returnToParam } from '@duetto/shared/domain'
import { usePageTitle, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { CodeForm } from '../../widgets/activation/CodeForm'
import { CardPage } from '../../widgets/page/CardPage'
import { ResultCard } from '../../widgets/page/ResultCard'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { ActivatedCard } from './ActivatedCard'
import { linkMessages } from './messages'

export const ConfirmPage = () => {
  const { formatMessage } = useIntl()
  const { navigation } = usePlatform()
  const { user } = useSession()
  const isActive = user?.status === 'active'
  const target = internalPath(useQueryParam(returnToParam))
  useEffect(() => {
    if (isActive && target) navigation.replace(target)
  }, [isActive, target, navigation])
  usePageTitle(formatMessage(isActive ? linkMessages.activatedTitle : linkMessages.confirmTitle))
  if (!user || (isActive && target)) return null
  return (
    <CardPage>
      {isActive ? (
        <ActivatedCard />
      ) : (
        <CodeForm
          title={formatMessage(linkMessages.confirmTitle)}
          frame={(shown, form) => (
            <>
              <ResultCard tone="neutral" title={shown} />
              {form}
            </>
          )}
          autoFocus
        />
      )}
    </CardPage>
  )
}
