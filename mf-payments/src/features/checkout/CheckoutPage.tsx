import { packageIds } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import { usePageTitle } from '@duetto/shared/platform'
import { EmptyState, LinkButton, Page } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router'
import { checkoutMessages as texts } from '../../entities/payment/checkoutMessages'
import { Checkout } from './Checkout'
import { Result } from './Result'

const isPackageId = (id: string | undefined): id is PackageId =>
  (packageIds as readonly (string | undefined)[]).includes(id)

/** /credits/{package}/{method?}: the checkout, and with `?payment=` what became of a payment. */
export const CheckoutPage = () => {
  const { formatMessage } = useIntl()
  const { id, paymentmethod } = useParams()
  const [query] = useSearchParams()
  usePageTitle(formatMessage(texts.title))
  const payment = Number(query.get('payment'))
  if (!isPackageId(id))
    return (
      <Page>
        <EmptyState
          title={formatMessage(texts.unknownPackage)}
          action={<LinkButton to="/credits">{formatMessage(texts.change)}</LinkButton>}
        />
      </Page>
    )
  return (
    <Page>
      {payment > 0 ? (
        <Result paymentId={payment} checkout={<Checkout packageId={id} method={paymentmethod} />} />
      ) : (
        <Checkout packageId={id} method={paymentmethod} />
      )}
    </Page>
  )
}
