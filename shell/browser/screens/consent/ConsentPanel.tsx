import { useReadable } from '@duetto/shared/platform'
import { Button, low } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useShell } from '../../host/context/ShellContext'
import { consentMessages } from './messages'

/** Asks for consent without blocking the page. Both answers must look equal and take one press. */
export const ConsentPanel = () => {
  const { consent } = useShell()
  const { formatMessage } = useIntl()
  const { isAsking } = useReadable(consent)
  const id = useId()
  if (!isAsking) return null
  return (
    <section css={panelStyle} aria-labelledby={id}>
      <h2 id={id}>{formatMessage(consentMessages.name)}</h2>
      <p>
        {formatMessage(consentMessages.text)}{' '}
        <Link to="/pages/cookies">{formatMessage(consentMessages.more)}</Link>
      </p>
      <div>
        <Button variant="outline" onClick={() => consent.choose('refused')}>
          {formatMessage(consentMessages.refuse)}
        </Button>
        <Button variant="outline" onClick={() => consent.choose('granted')}>
          {formatMessage(consentMessages.accept)}
        </Button>
      </div>
    </section>
  )
}

const panelStyle = css`
  position: fixed;
  inset: auto var(--s4) var(--s4);
  z-index: 30;
  display: grid;
  gap: var(--s3);
  max-width: 520px;
  padding: var(--s5);
  color: var(--ink);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  box-shadow: var(--shadow-3);
  h2 {
    font-size: var(--t-lg);
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s3);
  }
  @media (max-width: 767px) {
    inset: auto var(--s3) calc(var(--s3) + 61px + env(safe-area-inset-bottom));
  }
  ${low} {
    inset: auto var(--s2) var(--s2);
    max-height: 60vh;
    overflow-y: auto;
    padding: var(--s3);
  }
`
