import { internalPath, returnToParam } from '@duetto/shared/domain'
import { usePageTitle, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CodeForm } from '../../widgets/activation/CodeForm'
import { CardPage } from '../../widgets/page/CardPage'
import { ResultCard } from '../../widgets/page/ResultCard'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { ActivatedCard } from './ActivatedCard'
import { linkMessages } from './messages'

export const ConfirmPage = () => {
  const { formatMessage } = useIntl()
  const { navigation, toast } = usePlatform()
  const { user } = useSession()
  const isActive = user?.status === 'active'
  const target = internalPath(useQueryParam(returnToParam))
  const wasUnconfirmed = useRef(false)
  const leave = useEffectEvent((to: string) => {
    navigation.replace(to)
    if (wasUnconfirmed.current) toast({ tone: 'success', text: formatMessage(linkMessages.activatedTitle) })
  })
  useEffect(() => {
    if (isActive && target) leave(target)
    wasUnconfirmed.current = user?.status === 'not_confirmed'
  }, [isActive, target, user?.status])
  usePageTitle(formatMessage(isActive ? linkMessages.activatedTitle : linkMessages.confirmTitle))
  if (!user || (isActive && target)) return null
  return (
    <CardPage>
      {isActive ? (
        <ActivatedCard />
      ) : (
        <CodeForm
          title={formatMessage(linkMessages.confirmTitle)}
          renderFrame={(currentTitle, form) => (
            <>
              <ResultCard tone="neutral" title={currentTitle} />
              {form}
            </>
          )}
          autoFocus
        />
      )}
    </CardPage>
  )
}
