import { css } from '@emotion/react'
import { isPaymentMethod } from '@duetto/shared/domain'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import { makeIdempotencyKey } from '@duetto/shared/http'
import { useNavigateTo } from '@duetto/shared/platform'
import { ErrorState, Skeleton, Stack } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { totalOf } from '../../entities/catalogue/total'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { checkoutMessages as texts } from '../../entities/payment/checkoutMessages'
import { DiscountNote } from '../../entities/catalogue/DiscountNote'
import { offerMessages } from '../../entities/catalogue/offerMessages'
import { Packages } from '../../entities/catalogue/Packages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { orderLeft, orderRequested } from '../../entities/payment/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { CodeField } from './CodeField'
import { Methods } from './Methods'
import { Summary } from './Summary'

interface CheckoutProps {
  packageId: PackageId
  /** From the address. */
  method: string | undefined
}

/** Packages, methods, and the summary with the order button. Choices stand in the address. */
export const Checkout = ({ packageId, method }: CheckoutProps) => {
  const { formatMessage } = useIntl()
  const navigateTo = useNavigateTo()
  const dispatch = usePaymentsDispatch()
  const catalogue = useCatalogue()
  const { orderStatus, orderErrorCode } = usePaymentsSelector((state) => state.payment)
  const { packages, methods, discount, code } = catalogue
  const chosen = packages.find(({ id }) => id === packageId)
  const asked = isPaymentMethod(method) ? method : null
  const offer =
    methods.find(({ id, status }) => id === asked && status === 'active') ??
    methods.find(({ status }) => status === 'active')
  const total = chosen && totalOf(chosen, offer, discount, code)
  useEffect(
    () => () => {
      dispatch(orderLeft())
    },
    [dispatch],
  )
  // One key for one intended purchase: another package, method or price is another one. An order that got no
  // answer may have arrived, so it is sent again under the same key.
  const [key, setKey] = useState({ of: '', key: '' })

  const go = (id: PackageId, nextMethod: PaymentMethod | undefined): void =>
    navigateTo(`/credits/${id}${nextMethod ? `/${nextMethod}` : ''}`, { replace: true })

  const order = (): void => {
    if (!offer || !total) return
    if (offer.id === 'directdebit') return navigateTo(`/directdebit?package=${packageId}`)
    const of = `${packageId} ${offer.id} ${total.total} ${code?.code ?? ''}`
    const isRefused = orderStatus === 'failed' && orderErrorCode !== 'network'
    const intended = key.of === of && !isRefused ? key : { of, key: makeIdempotencyKey() }
    setKey(intended)
    dispatch(
      orderRequested({
        package: packageId,
        method: offer.id,
        code: code?.code,
        price_minor: total.total,
        key: intended.key,
      }),
    )
  }

  if (catalogue.status === 'failed')
    return (
      <ErrorState
        title={formatMessage(offerMessages.failed)}
        text={formatMessage(failureMessage(catalogue.errorCode))}
        onRetry={() => dispatch(catalogueRequested())}
      />
    )
  return (
    <div css={pageStyle}>
      <Stack gap={6}>
        <h1>{formatMessage(texts.title)}</h1>
        <DiscountNote discount={code ? null : discount} />
        <Packages packages={packages} chosen={packageId} onChoose={(id) => go(id, offer?.id)} />
        {methods.length > 0 ? (
          <Methods methods={methods} chosen={offer?.id ?? null} onChoose={(id) => go(packageId, id)} />
        ) : (
          <Skeleton height={240} />
        )}
      </Stack>
      {chosen && total ? (
        <Summary
          credits={chosen.credits}
          total={total}
          code={<CodeField package={packageId} method={offer?.id ?? null} />}
          canOrder={offer !== undefined}
          isOrdering={orderStatus === 'loading'}
          errorCode={orderStatus === 'failed' ? orderErrorCode : null}
          onOrder={order}
        />
      ) : (
        <Skeleton height={360} />
      )}
    </div>
  )
}

const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: var(--s8);
  align-items: start;
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
