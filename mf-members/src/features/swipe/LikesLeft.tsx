import { limits } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import { swipeMessages } from './messages'
import { pipsStyle } from './swipeStyles'

export const LikesLeft = ({ count }: { count: number }) => {
  const { formatMessage } = useIntl()
  return (
    <p css={pipsStyle}>
      <span aria-hidden>
        {Array.from({ length: limits.swipeLikesPerDay }, (_, index) => (
          <i key={index} data-on={index < count} />
        ))}
      </span>
      {formatMessage(swipeMessages.likesLeft, { count })}
    </p>
  )
}
