import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../page/useIsHydrated'
import { useShell } from '../context/ShellContext'
import { remoteMessages } from './messages'
import { resetOverrides } from '../remotes/plans'

export const DeveloperBadge = () => {
  const { plans } = useShell()
  const { formatMessage } = useIntl()
  const isHydrated = useIsHydrated()
  if (!isHydrated || plans.overridden.length === 0) return null
  const reset = (): void => {
    resetOverrides()
    location.assign(location.pathname)
  }
  return (
    <aside css={badgeStyle}>
      {formatMessage(remoteMessages.developer, { names: plans.overridden.join(', ') })}
      <button type="button" onClick={reset}>
        {formatMessage(remoteMessages.reset)}
      </button>
    </aside>
  )
}

const badgeStyle = css`
  position: fixed;
  left: var(--s3);
  bottom: var(--s3);
  z-index: 30;
  display: flex;
  gap: var(--s3);
  align-items: center;
  padding: var(--s1) var(--s3);
  border-radius: var(--r-pill);
  background: var(--dark);
  color: var(--on-dark);
  font-size: var(--t-xs);
  button {
    min-height: 32px;
    border: 0;
    background: none;
    color: var(--secondary);
    text-decoration: underline;
    cursor: pointer;
  }
`
