import { css } from '@emotion/react'
import type { FailureCode } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { usePlatformLocation } from '@duetto/shared/platform'
import { Banner, Button, Icon, IconButton, LinkButton, icons, phone, uiMessages } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { limitMessages as texts } from '../../entities/limits/limitMessages'
import { confirmMessages } from '../../widgets/confirm/messages'
import { limitOf, limitValues } from '../../entities/limits/limits'

interface LimitPanelProps {
  code: FailureCode
  shop: ReactNode
  /** If defined, a button that opens the order form replaces the form. */
  onOpen?: () => void
  /** If defined, the reason above the open form has a close button. */
  onFold?: () => void
  onClose?: () => void
  /** Paragraph with the reason. The composer focuses it after an attempt to send, so that screen readers read it. */
  ref?: Ref<HTMLParagraphElement>
  /** Whether another notice already gives the reason. */
  isExplained?: boolean
}

export const LimitPanel = (props: LimitPanelProps) => {
  const { code, shop, onOpen, onFold, onClose, ref, isExplained = false } = props
  const { formatMessage } = useIntl()
  const { pathname } = usePlatformLocation()
  const groupRef = useRef<HTMLDivElement>(null)
  const isOpen = !onOpen
  const wasOpen = useRef(isOpen)
  // Closing the form can unmount the focused element. Focus the button that reopens the form.
  useEffect(() => {
    if (wasOpen.current && !isOpen) groupRef.current?.querySelector('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const limit = limitOf(code)
  const brief = limit.brief && formatMessage(limit.brief, limitValues)
  const reason = (!isOpen && brief) || formatMessage(limit.text, limitValues)
  const back = onClose && (
    <Button variant="quiet" onClick={onClose}>
      {formatMessage(code === 'not_confirmed' ? texts.keepWriting : texts.close)}
    </Button>
  )
  if (limit.way === 'packages')
    return (
      <div
        ref={groupRef}
        css={[shopStyle, onOpen && briefStyle]}
        role="group"
        aria-label={reason}
        tabIndex={-1}
        data-limit
        data-paywall
      >
        {!isExplained && (
          <div css={reasonStyle}>
            <p ref={ref} data-reason role="status" tabIndex={-1}>
              <Icon path={icons.info} /> <span>{reason}</span>
              {isOpen && brief && <span data-brief>{brief}</span>}
            </p>
            {onFold && isOpen && (
              <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onFold} />
            )}
          </div>
        )}
        {onOpen ? (
          <Button
            variant="outline"
            onClick={() => {
              onOpen()
              // The pressed button unmounts, so focus the group.
              groupRef.current?.focus({ preventScroll: true })
            }}
          >
            {formatMessage(confirmMessages.buy)}
          </Button>
        ) : (
          shop
        )}
        {back}
      </div>
    )
  return (
    <Banner
      tone="secondary"
      icon={icons.info}
      action={
        <>
          {limit.way === 'code' && (
            <LinkButton to={addresses.activate(pathname)} variant="outline">
              {formatMessage(texts.code)}
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
  flex: 0 1 auto;
  gap: var(--s2);
  max-height: min(max(50dvh, 100dvh - 280px), 600px);
  /* The padding is for focus rings. The negative margin compensates for it. */
  margin: 0 -6px var(--s2);
  padding: 4px 6px;
  overflow-y: auto;
  overscroll-behavior: contain;
  [data-brief] {
    display: none;
  }
  /* On short screens, payment method, consent and order button must fit without scrolling. */
  @media (max-height: 640px) {
    gap: 4px;
    max-height: max(50dvh, 100dvh - 180px);
    margin-bottom: 4px;
    mask-image: linear-gradient(#000 calc(100% - 12px), transparent);
    ${phone} {
      /* Ends at the order button, so that the fade does not cut through the terms below it. */
      max-height: min(max(50dvh, 100dvh - 180px), 346px);
      span:has(+ [data-brief]) {
        display: none;
      }
      [data-brief] {
        display: inline;
      }
    }
  }
  /* Height of the sticky total and order button, which must not cover the focused element. */
  scroll-padding-bottom: 132px;
  [data-reason] {
    display: flex;
    gap: var(--s2);
    align-items: center;
    padding: 4px 8px;
    border-radius: var(--r-sm);
    font-size: var(--t-sm);
    font-weight: 600;
    line-height: 1.35;
    text-wrap: pretty;
    ${phone} {
      svg {
        display: none;
      }
    }
    @media (max-height: 640px) {
      padding-block: 2px;
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
  /* Not :focus-visible, because the reason must also stand out after a click on Send. */
  [data-reason]:focus {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    background: var(--secondary-soft);
    color: var(--secondary-ink);
  }
`

const reasonStyle = css`
  display: flex;
  align-items: center;
  > p {
    flex: 1;
  }
  > button {
    margin-block: -6px;
  }
`
const briefStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  > button {
    flex: none;
    min-height: var(--tap);
    padding-block: 4px;
  }
`
