import { Icon, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { bubbleStyle } from '../bubbleStyles'
import type { KindProps } from '../kinds/types'
import { reviewMessages as texts } from './messages'

export const WithheldBody = ({ content: { kind, review } }: KindProps) => {
  const { formatMessage } = useIntl()
  const isVoice = kind === 'voice'
  const waits = isVoice ? texts.voiceWaits : texts.photoWaits
  const refused = isVoice ? texts.voiceRefused : texts.photoRefused
  return (
    <p css={[bubbleStyle, heldStyle]} data-gone>
      <Icon path={icons.shield} size={18} />
      {formatMessage(review?.status === 'pending' ? waits : refused)}
    </p>
  )
}

const heldStyle = css`
  display: flex;
  gap: 10px;
  svg {
    flex: none;
    margin-top: 2px;
  }
`
