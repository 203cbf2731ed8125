import type { User } from '@duetto/shared/contract'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { alertMessages as texts } from './messages'
import { itemStyle } from './itemStyle'

export const MeasureNotice = ({ measures }: { measures: NonNullable<User['measures']> }) => {
  const { formatMessage } = useIntl()
  const until = measures.find((measure) => measure.until !== null)?.until
  const text = until
    ? formatMessage(texts.restricted, { until: new Date(until) })
    : formatMessage(texts.warned)
  return (
    <div css={itemStyle} role="status">
      <p>
        <span>{text}</span>{' '}
        <LinkButton to="/complaints" variant="quiet">
          {formatMessage(texts.readWhy)}
        </LinkButton>
      </p>
    </div>
  )
}
