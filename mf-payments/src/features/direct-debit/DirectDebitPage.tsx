import { packageIds, defaultPackage } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { usePageTitle } from '@duetto/shared/platform'
import { Banner, ErrorState, Page, Skeleton, Stack } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { catalogueMessages } from '../../entities/catalogue/messages'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { totalOf } from '../../entities/catalogue/total'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { failureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch } from '../../state'
import { CodeStep } from './CodeStep'
import { DebitForm } from './DebitForm'
import type { Debit } from './DebitForm'
import { debitMessages as texts } from './messages'
import { useDebit } from './useDebit'

export const DirectDebitPage = () => {
  const intl = useIntl()
  const { formatMessage } = intl
  const dispatch = usePaymentsDispatch()
  const [query] = useSearchParams()
  const requested = query.get('package') as PackageId | null
  const packageId = requested && packageIds.includes(requested) ? requested : defaultPackage
  const waitingId = Number(query.get('payment'))
  const { packages, methods, discount, code: coupon, status, errorCode } = useCatalogue()
  const [debit, setDebit] = useState<Debit>({ iban: '', holder: '', phone: '', agreement: false })
  const { waiting, failure, isSending, isResent, ...acts } = useDebit(packageId, waitingId)
  const title = formatMessage(waiting ? texts.codeTitle : texts.title)
  usePageTitle(title)
  const chosen = packages.find(({ id }) => id === packageId)
  const method = methods.find(({ id }) => id === 'directdebit')
  const total = chosen && totalOf(chosen, method, discount, coupon)
  const isLoading = waitingId > 0 ? !waiting && !failure : !chosen && status !== 'failed'

  const renderContent = () => {
    if (isLoading) return <Skeleton height={220} />
    if (waiting)
      return (
        <CodeStep
          waiting={waiting}
          isSending={isSending}
          isResent={isResent}
          failure={failure}
          onConfirm={(code) => acts.confirm(waiting.payment.payment_id, code)}
          onResend={() => acts.resend(waiting.payment.payment_id)}
          onBack={acts.startAgain}
        />
      )
    if (!chosen || !total)
      return (
        <ErrorState
          title={formatMessage(catalogueMessages.failed)}
          text={formatMessage(failureMessage(errorCode))}
          onRetry={() => dispatch(catalogueRequested())}
        />
      )
    const price = formatPrice(intl, total.total, total.currency)
    return (
      <>
        <p>{formatMessage(texts.intro, { count: chosen.credits, price })}</p>
        <DebitForm
          debit={debit}
          onChange={setDebit}
          isSending={isSending}
          onSubmit={() =>
            acts.start({
              ...debit,
              agreement: true,
              package: packageId,
              code: coupon?.code,
              price_minor: total.total,
            })
          }
        />
        {failure && (
          <Banner tone="danger">
            {formatMessage(waitingId > 0 ? texts.over : failureMessage(failure.code))}
          </Banner>
        )}
      </>
    )
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
