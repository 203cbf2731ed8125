import { VisuallyHidden } from '@duetto/shared/ui'
import { css, keyframes } from '@emotion/react'
import { useIntl } from 'react-intl'
import { conversationMessages as texts } from '../messages'

export const TypingIndicator = ({ name }: { name: string }) => {
  const { formatMessage } = useIntl()
  return (
    <span css={typingStyle}>
      <i />
      <i />
      <i />
      <VisuallyHidden role="status">{formatMessage(texts.typing, { name })}</VisuallyHidden>
    </span>
  )
}

const bob = keyframes`30% { transform: translateY(-4px) }`

const typingStyle = css`
  display: inline-flex;
  gap: 5px;
  width: fit-content;
  padding: 14px 16px;
  border-radius: 20px 20px 20px 5px;
  background: var(--bubble-in);
  box-shadow: var(--shadow-1);
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--ink-2);
    forced-color-adjust: none;
    animation: ${bob} 1.2s infinite var(--ease);
  }
  i:nth-of-type(2) {
    animation-delay: 0.15s;
  }
  i:nth-of-type(3) {
    animation-delay: 0.3s;
  }
`
