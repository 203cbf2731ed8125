import { css } from '@emotion/react'
import type { FailureCode } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { Banner, Button, Icon, LinkButton, icons, phone } from '@duetto/shared/ui'
import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { limitMessages as texts } from '../../entities/limits/limitMessages'
import { limitOf, limitValues } from '../../entities/limits/limits'

interface LimitPanelProps {
  code: FailureCode
  shop: ReactNode
  onClose?: () => void
  ref?: Ref<HTMLDivElement>
}

export const LimitPanel = ({ code, shop, onClose, ref }: LimitPanelProps) => {
  const { formatMessage } = useIntl()
  const limit = limitOf(code)
  const reason = formatMessage(limit.text, limitValues)
  const reasonId = useId()
  const back = onClose && (
    <Button variant="quiet" onClick={onClose}>
      {formatMessage(texts.close)}
    </Button>
  )
  if (limit.way === 'packages')
    return (
      <div
        ref={ref}
        css={shopStyle}
        role="group"
        aria-labelledby={reasonId}
        tabIndex={-1}
        data-limit
        data-paywall
      >
        <p data-reason role="status">
          <Icon path={icons.info} /> <span id={reasonId}>{reason}</span>
        </p>
        {shop}
        {back}
      </div>
    )
  return (
    <Banner
      tone="secondary"
      icon={icons.info}
      action={
        <>
          {limit.way === 'settings' && (
            <LinkButton to="/settings" variant="outline">
              {formatMessage(texts.settings)}
            </LinkButton>
          )}
          {limit.way === 'verification' && (
            <LinkButton to={addresses.verification} variant="outline">
              {formatMessage(texts.verify)}
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

const shopStyle = css`
  display: grid;
  gap: var(--s2);
  max-height: min(max(50dvh, 100dvh - 280px), 600px);
  margin-bottom: var(--s2);
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Method, consent and order are in view together. */
  @media (max-height: 640px) {
    gap: 4px;
    max-height: max(50dvh, 100dvh - 220px);
  }
  /* Height of the sticky order button, so that it covers no focused element. */
  scroll-padding-bottom: 132px;
  &:focus {
    outline: none;
  }
  [data-reason] {
    display: flex;
    gap: var(--s2);
    align-items: center;
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
    padding: 4px var(--s2);
    border-radius: var(--r-sm);
    font-weight: 600;
    line-height: 1.35;
    ${phone} {
      font-size: var(--t-sm);
    }
    @media (max-height: 640px) {
      padding-block: 0;
      font-size: var(--t-xs);
      line-height: 1.25;
      svg {
        display: none;
      }
    }
    svg {
      flex: none;
    }
  }
  /* Highlights the reason after a refused attempt to send. */
  &:focus [data-reason] {
    background: var(--secondary-soft);
    color: var(--secondary-ink);
  }
  &:focus-visible [data-reason] {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`
