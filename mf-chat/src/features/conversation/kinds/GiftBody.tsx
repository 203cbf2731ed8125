import { GiftIcon } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { giftMessages } from '../../../entities/gift/giftMessages'
import { giftStyle } from '../bubbleStyles'
import { conversationMessages as texts } from '../messages'
import type { KindProps } from './types'

export const GiftBody = ({ content: { gift, credits }, isMine }: KindProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={giftStyle} data-mine={isMine || undefined}>
      <span>
        <GiftIcon gift={gift ?? ''} />
      </span>
      <div>
        <b>{formatMessage(giftMessages[(gift ?? 'bouquet') as keyof typeof giftMessages])}</b>
        {credits ? <small>{formatMessage(texts.gift, { credits })}</small> : null}
      </div>
    </div>
  )
}
