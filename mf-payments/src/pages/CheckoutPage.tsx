import { addresses, defaultPackage, isPackageId } from '@duetto/shared/domain'
import { usePageTitle, useSession } from '@duetto/shared/platform'
import { EmptyState, LinkButton, Page, Stack, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Link, useParams, useSearchParams } from 'react-router'
import { useWaitingFor, useWaitingTo } from '../entities/payment/useWaiting'
import { sendOptionMessages } from '../widgets/send-option/messages'
import { usePaymentsSelector } from '../state'
import { Checkout } from '../features/checkout/Checkout'
import { Result } from '../features/payment-result/Result'
import { premiumMessages } from '../features/premium/messages'
import { pageMessages as texts } from './messages'

/** Page at /credits/{package?}/{method?}: the checkout or, with `?payment=`, the result of a payment. */
export const CheckoutPage = () => {
  const { formatMessage } = useIntl()
  const { id = defaultPackage, paymentmethod } = useParams()
  const { user } = useSession()
  const [query] = useSearchParams()
  const lastMethod = usePaymentsSelector((state) => state.catalogue.lastMethod)
  const hasPackage = useParams().id !== undefined
  const title = formatMessage(hasPackage ? texts.title : texts.creditsTitle)
  usePageTitle(title)
  const payment = Number(query.get('payment'))
  const paidFor = useWaitingFor(payment)
  const named = useWaitingTo(Number(query.get('message')))
  const waiting = payment > 0 ? paidFor : named
  if (!isPackageId(id))
    return (
      <Page>
        <EmptyState
          title={formatMessage(texts.unknownPackage)}
          action={<LinkButton to="/credits">{formatMessage(texts.change)}</LinkButton>}
        />
      </Page>
    )
  const checkout = (
    <Checkout
      packageId={id}
      method={paymentmethod}
      declined={query.get('declined') ?? undefined}
      waiting={waiting}
    >
      {waiting && (
        <Link css={linkStyle} to={addresses.chatWith(waiting.profileId)}>
          {formatMessage(sendOptionMessages.back, { name: waiting.name })}
        </Link>
      )}
      <Stack gap={2}>
        <h1>{title}</h1>
        <p css={leadStyle}>
          {formatMessage(texts.balance, { count: user?.credits ?? 0 })}{' '}
          {user && !user.paid_user && formatMessage(premiumMessages.text)}
        </p>
        {lastMethod !== null && (
          <Link css={linkStyle} to="/credits/repeat-order">
            {formatMessage(texts.repeat)}
          </Link>
        )}
      </Stack>
    </Checkout>
  )
  return (
    <Page>
      {payment > 0 ? (
        <Result paymentId={payment} redirectResult={query.get('redirectResult')} checkout={checkout} />
      ) : (
        checkout
      )}
    </Page>
  )
}

const leadStyle = css`
  color: var(--ink-2);
  ${phone} {
    font-size: var(--t-sm);
  }
`
const linkStyle = css`
  width: fit-content;
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  margin-bottom: calc(-1 * var(--s3));
  color: var(--primary-ink);
`
