import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { uiMessages } from '../messages'

interface ErrorStateProps {
  title: string
  text: string
  onRetry?: () => void
  action?: ReactNode
}

export const ErrorState = ({ title, text, onRetry, action }: ErrorStateProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={errorStyle} role="alert">
      <Icon path={icons.error} size={28} />
      <h2>{title}</h2>
      <p>{text}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          <Icon path={icons.refresh} />
          {formatMessage(uiMessages.retry)}
        </Button>
      )}
      {action}
    </div>
  )
}

const errorStyle = css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--s3);
  width: 100%;
  max-width: 520px;
  height: fit-content;
  margin: var(--s8) auto;
  padding: var(--s7) var(--s5);
  border-radius: var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  text-align: center;
  > svg {
    color: var(--danger-ink);
  }
  > p {
    color: var(--ink-2);
  }
`
