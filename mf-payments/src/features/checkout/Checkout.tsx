import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import { useNavigateTo } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { ErrorState, Skeleton, Stack } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DiscountNote } from '../../widgets/packages/DiscountNote'
import { catalogueMessages } from '../../entities/catalogue/messages'
import { OrderSummary } from '../../widgets/order-summary/OrderSummary'
import { Packages } from '../../widgets/packages/Packages'
import { methodMessage } from '../../entities/catalogue/methodMessages'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { failureMessage } from '../../entities/errors/failureMessages'
import { checkoutPath } from '../../entities/payment/checkoutPath'
import { useOrderChoice } from '../../entities/payment/useOrderChoice'
import { useSendConsent } from '../../entities/payment/useSendConsent'
import { SendOption } from '../../widgets/send-option/SendOption'
import { usePaymentsDispatch } from '../../state'
import { pageStyle } from './checkoutStyles'
import { CodeField } from './CodeField'
import { Methods } from './Methods'
import { summaryLines } from '../../widgets/order-summary/summaryLines'

interface CheckoutProps {
  packageId: PackageId
  method: string | undefined
  declined?: string
  /**
   * Message that waits for credits. Payment methods then come first, because the member normally chose a package in the
   * conversation.
   */
  waiting: WaitingMessage | null
  children: ReactNode
}

export const Checkout = ({ packageId, method, declined, waiting, children }: CheckoutProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigateTo = useNavigateTo()
  const dispatch = usePaymentsDispatch()
  const [sends, setSends] = useSendConsent(waiting)
  const { catalogue, methods, chosen, offer, total, opensWallet, order, orderStatus, orderErrorCode } =
    useOrderChoice({
      packageId,
      method,
      declined,
      waiting: waiting ? { message: waiting, sends } : undefined,
    })
  const { status, packages, discount, code } = catalogue
  const go = (id: PackageId, nextMethod: PaymentMethod | undefined): void =>
    navigateTo(checkoutPath(id, nextMethod ?? null, waiting), { replace: true })

  if (status === 'failed')
    return (
      <ErrorState
        title={formatMessage(catalogueMessages.failed)}
        text={formatMessage(failureMessage(catalogue.errorCode))}
        onRetry={() => dispatch(catalogueRequested())}
      />
    )
  const methodChoice =
    methods.length > 0 ? (
      <Methods methods={methods} chosen={offer?.id ?? null} onChoose={(id) => go(packageId, id)} />
    ) : (
      <Skeleton height={240} />
    )
  return (
    <div css={pageStyle}>
      <Stack gap={6}>
        {children}
        {waiting && methodChoice}
        <Packages
          packages={packages}
          chosen={packageId}
          onChoose={(id) => go(id, offer?.id)}
          hasTitle={waiting !== null}
        />
        <DiscountNote discount={code ? null : discount} />
        {!waiting && methodChoice}
      </Stack>
      {chosen && total ? (
        <OrderSummary
          credits={chosen.credits}
          method={offer ? formatMessage(methodMessage(offer.id)) : ''}
          lines={summaryLines(intl, chosen.credits, total)}
          totalMinor={total.total}
          currency={total.currency}
          vatPermille={catalogue.vatPermille}
          debtCredits={catalogue.debtCredits}
          error={orderStatus === 'failed' ? formatMessage(failureMessage(orderErrorCode)) : null}
          canOrder={offer !== undefined}
          isOrdering={orderStatus === 'loading'}
          wallet={opensWallet ? offer?.id : undefined}
          onOrder={order}
          consent={waiting && <SendOption waiting={waiting} isChosen={sends} onChoose={setSends} />}
        >
          <CodeField package={packageId} method={offer?.id ?? null} />
        </OrderSummary>
      ) : (
        <Skeleton height={360} />
      )}
    </div>
  )
}
