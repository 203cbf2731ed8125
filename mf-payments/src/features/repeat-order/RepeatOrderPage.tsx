import { usePageTitle } from '@duetto/shared/platform'
import { EmptyState, ErrorState, LinkButton, Page, Skeleton, Stack } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { catalogueMessages } from '../../entities/catalogue/messages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { repeatMessages as texts } from './messages'
import { RepeatOrder } from './RepeatOrder'
import { repeatOfferLeft, repeatOfferRequested } from '../../entities/repeat-offer/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { useCallback, useEffect } from 'react'

export const RepeatOrderPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const offer = usePaymentsSelector((state) => state.repeatOffer)
  const load = useCallback(() => void dispatch(repeatOfferRequested()), [dispatch])
  useEffect(() => {
    load()
    return () => void dispatch(repeatOfferLeft())
  }, [dispatch, load])
  const title = formatMessage(texts.title)
  usePageTitle(title)
  const renderContent = () => {
    if (offer.status === 'failed')
      return (
        <ErrorState
          title={formatMessage(texts.failed)}
          text={formatMessage(failureMessage(offer.errorCode))}
          onRetry={load}
        />
      )
    if (offer.status !== 'ready') return <Skeleton height={320} />
    if (!offer.order)
      return (
        <EmptyState
          title={formatMessage(texts.none)}
          text={formatMessage(texts.noneText)}
          action={<LinkButton to="/credits">{formatMessage(catalogueMessages.see)}</LinkButton>}
        />
      )
    return <RepeatOrder order={offer.order} onOutOfDate={load} />
  }
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        {renderContent()}
      </Stack>
    </Page>
  )
}
