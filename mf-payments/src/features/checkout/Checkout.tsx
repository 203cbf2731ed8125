import { isPaymentMethod } from '@duetto/shared/domain'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import { useNavigateTo } from '@duetto/shared/platform'
import { ErrorState, Skeleton, Stack } from '@duetto/shared/ui'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DiscountNote } from '../../widgets/packages/DiscountNote'
import { catalogueMessages } from '../../entities/catalogue/messages'
import { OrderSummary } from '../../widgets/order-summary/OrderSummary'
import { Packages } from '../../widgets/packages/Packages'
import { methodMessage } from '../../entities/catalogue/methodMessages'
import { catalogueRequested, walletsRequested } from '../../entities/catalogue/slice'
import { totalOf } from '../../entities/catalogue/total'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { orderLeft } from '../../entities/payment/slice'
import { failureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { pageStyle } from './checkoutStyles'
import { CodeField } from './CodeField'
import { Methods } from './Methods'
import { sortMethods } from '../../entities/catalogue/sortMethods'
import { summaryLines } from '../../widgets/order-summary/summaryLines'
import { useOrder } from './useOrder'

interface CheckoutProps {
  packageId: PackageId
  /** From the URL. */
  method: string | undefined
  /** Heading and introduction. */
  children: ReactNode
}

/** Package, method and order summary on one page; the URL holds the choices. */
export const Checkout = ({ packageId, method, children }: CheckoutProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigateTo = useNavigateTo()
  const dispatch = usePaymentsDispatch()
  const catalogue = useCatalogue()
  const { orderStatus, orderErrorCode } = usePaymentsSelector((state) => state.payment)
  const { status, packages, discount, code, wallets } = catalogue
  useEffect(() => {
    if (status === 'ready') dispatch(walletsRequested())
  }, [dispatch, status, catalogue.methods])
  const methods = wallets ? sortMethods(catalogue.methods, catalogue.lastMethod, wallets) : []
  const chosen = packages.find(({ id }) => id === packageId)
  const requested = isPaymentMethod(method) ? method : null
  const offer =
    methods.find(({ id, status }) => id === requested && status === 'active') ??
    methods.find(({ status }) => status === 'active')
  const total = chosen && totalOf(chosen, offer, discount, code)
  // A free order needs no wallet.
  const opensWallet = Boolean(offer && total && total.total > 0 && wallets?.includes(offer.id))
  const order = useOrder({ packageId, offer, total, code: code?.code, opensWallet })
  useEffect(
    () => () => {
      dispatch(orderLeft())
    },
    [dispatch],
  )
  const go = (id: PackageId, nextMethod: PaymentMethod | undefined): void =>
    navigateTo(`/credits/${id}${nextMethod ? `/${nextMethod}` : ''}`, { replace: true })

  if (status === 'failed')
    return (
      <ErrorState
        title={formatMessage(catalogueMessages.failed)}
        text={formatMessage(failureMessage(catalogue.errorCode))}
        onRetry={() => dispatch(catalogueRequested())}
      />
    )
  return (
    <div css={pageStyle}>
      <Stack gap={6}>
        {children}
        <DiscountNote discount={code ? null : discount} />
        <Packages packages={packages} chosen={packageId} onChoose={(id) => go(id, offer?.id)} />
        {methods.length > 0 ? (
          <Methods methods={methods} chosen={offer?.id ?? null} onChoose={(id) => go(packageId, id)} />
        ) : (
          <Skeleton height={240} />
        )}
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
        >
          <CodeField package={packageId} method={offer?.id ?? null} />
        </OrderSummary>
      ) : (
        <Skeleton height={360} />
      )}
    </div>
  )
}
