import { usePlatform, useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { orderMessages as texts } from './messages'

/**
 * Legal terms, which must be next to the order button. If `hasOnce` is false, the caller must show that the payment is
 * not recurring.
 */
export const OrderTerms = ({ hasOnce = true }: { hasOnce?: boolean }) => {
  const { formatMessage } = useIntl()
  const { refund_days: days } = useSettings()
  const { company } = usePlatform()
  return (
    <>
      <p>
        {formatMessage(texts.at, { days })} {hasOnce && formatMessage(texts.once)}{' '}
        {formatMessage(texts.statement, { company: company.name.replace(/\.$/, '') })}
      </p>
      <p data-links>
        <Link to="/pages/terms">{formatMessage(texts.terms)}</Link>
        <Link to="/pages/return-policy">{formatMessage(texts.withdrawal)}</Link>
      </p>
    </>
  )
}
