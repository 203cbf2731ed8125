import { css } from '@emotion/react'
import type { FailureCode } from '@duetto/shared/contract'
import { Banner, Button, Icon, LinkButton, icons } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { limitMessages as texts } from '../../entities/limits/limitMessages'
import { limitOf, limitValues } from '../../entities/limits/limits'

interface LimitPanelProps {
  code: FailureCode
  /** Order form, shown if a purchase lifts the limit. */
  shop: ReactNode
  /** Returns the rejected text to the field; undefined while the field is visible. */
  onClose?: () => void
  /** Number of refused attempts to send. Each attempt announces the reason again. */
  attempts?: number
}

/** Explains why the member cannot write and offers a remedy. */
export const LimitPanel = ({ code, shop, onClose, attempts = 0 }: LimitPanelProps) => {
  const { formatMessage } = useIntl()
  const limit = limitOf(code)
  const reason = formatMessage(limit.text, limitValues)
  const back = onClose && (
    <Button variant="quiet" onClick={onClose}>
      {formatMessage(texts.close)}
    </Button>
  )
  if (limit.way === 'packages')
    return (
      <div css={shopStyle} data-limit data-paywall>
        <p key={attempts} data-reason role={attempts > 0 ? 'alert' : 'status'}>
          <Icon path={icons.info} /> {reason}
        </p>
        {shop}
        {back}
      </div>
    )
  return (
    <Banner
      key={attempts}
      tone={attempts > 0 ? 'danger' : 'secondary'}
      icon={icons.info}
      action={
        <>
          {limit.way === 'settings' && (
            <LinkButton to="/settings" variant="outline">
              {formatMessage(texts.settings)}
            </LinkButton>
          )}
          {back}
        </>
      }
    >
      {reason}
    </Banner>
  )
}

/* Leaves room for the last messages and the field; the rest scrolls. */
const shopStyle = css`
  display: grid;
  gap: var(--s2);
  max-height: min(58dvh, 600px);
  margin-bottom: var(--s2);
  padding: 2px 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  [data-reason] {
    display: flex;
    gap: var(--s2);
    align-items: center;
    font-weight: 600;
    svg {
      flex: none;
    }
  }
`
