import { packageIds, usualPackage } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import type { CallResponse } from '@duetto/shared/contract'
import { isApiError, makeIdempotencyKey } from '@duetto/shared/http'
import { formatPrice } from '@duetto/shared/i18n'
import { useNavigateTo, usePageTitle, usePlatform } from '@duetto/shared/platform'
import { Banner, Button, ErrorState, OtpField, Page, Row, Skeleton, Stack } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import type { FailureCode } from '@duetto/shared/contract'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { totalOf } from '../../entities/catalogue/total'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { offerMessages } from '../../entities/catalogue/offerMessages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch } from '../../state'
import { DebitForm } from './DebitForm'
import type { Debit } from './DebitForm'
import { debitMessages as texts } from './messages'

type Started = CallResponse<'startDirectDebit'>
const codeOf = (error: unknown): FailureCode => (isApiError(error) ? error.code : 'internal')

/** /directdebit: account and phone, then the code that was sent there. */
export const DirectDebitPage = () => {
  const intl = useIntl()
  const { http } = usePlatform()
  const navigateTo = useNavigateTo()
  const [query] = useSearchParams()
  const dispatch = usePaymentsDispatch()
  const { packages, methods, discount, code: coupon, status, errorCode } = useCatalogue()
  const [debit, setDebit] = useState<Debit>({ iban: '', holder: '', phone: '', agreement: false })
  const [started, setStarted] = useState<Started | null>(null)
  const [digits, setDigits] = useState('')
  const [fault, setFault] = useState<FailureCode | null>(null)
  const [isSending, setIsSending] = useState(false)
  const title = intl.formatMessage(started ? texts.codeTitle : texts.title)
  usePageTitle(title)
  const asked = query.get('package') as PackageId | null
  const packageId = asked && packageIds.includes(asked) ? asked : usualPackage
  const chosen = packages.find(({ id }) => id === packageId)
  const method = methods.find(({ id }) => id === 'directdebit')
  const total = chosen && totalOf(chosen, method, discount, coupon)

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsSending(true)
    setFault(null)
    await work().catch((error: unknown) => {
      setFault(codeOf(error))
      if (codeOf(error) === 'conflict') dispatch(catalogueRequested())
    })
    setIsSending(false)
  }
  const start = (): Promise<void> =>
    attempt(async () => {
      const body = {
        ...debit,
        agreement: true as const,
        package: packageId,
        code: coupon?.code,
        price_minor: total?.total,
      }
      const answer = await http.call('startDirectDebit', { body, idempotencyKey: makeIdempotencyKey() })
      if (answer) setStarted(answer)
    })
  const confirm = (): Promise<void> =>
    attempt(async () => {
      if (!started) return
      const answer = await http.call('confirmDirectDebit', {
        body: { payment: started.payment.payment_id, sms_code: digits },
        idempotencyKey: makeIdempotencyKey(),
      })
      if (answer) navigateTo(`/credits/${packageId}/directdebit?payment=${answer.payment.payment_id}`)
    })

  const price = total ? formatPrice(intl, total.total, total.currency) : ''
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        {!chosen && status !== 'failed' && <Skeleton height={220} />}
        {!chosen && status === 'failed' && (
          <ErrorState
            title={intl.formatMessage(offerMessages.failed)}
            text={intl.formatMessage(failureMessage(errorCode))}
            onRetry={() => dispatch(catalogueRequested())}
          />
        )}
        {chosen && !started && (
          <>
            <p>{intl.formatMessage(texts.intro, { count: chosen.credits, price })}</p>
            <DebitForm
              debit={debit}
              onChange={setDebit}
              isSending={isSending}
              onSubmit={() => void start()}
            />
          </>
        )}
        {started && (
          <>
            <p>{intl.formatMessage(texts.codeText, { phone: started.phone_hint })}</p>
            <OtpField autoFocus label={intl.formatMessage(texts.code)} value={digits} onChange={setDigits} />
            <Row>
              <Button
                size="lg"
                disabled={digits.length < 6}
                isLoading={isSending}
                onClick={() => void confirm()}
              >
                {intl.formatMessage(texts.confirm, { price })}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setStarted(null)
                  setDigits('')
                  setFault(null)
                }}
              >
                {intl.formatMessage(texts.back)}
              </Button>
            </Row>
          </>
        )}
        {fault && <Banner tone="danger">{intl.formatMessage(failureMessage(fault))}</Banner>}
      </Stack>
    </Page>
  )
}
