import { useReadable } from '@duetto/shared/platform'
import { Button, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useShell } from '../../host/context/ShellContext'
import { consentMessages } from './messages'

/** Accepting and refusing must look alike and take one tap each. */
export const ConsentPanel = () => {
  const { consent } = useShell()
  const { formatMessage } = useIntl()
  const { isAsking } = useReadable(consent)
  if (!isAsking) return null
  return (
    <section css={barStyle} aria-label={formatMessage(consentMessages.name)}>
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

const barStyle = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  display: flex;
  gap: var(--s2) var(--s5);
  align-items: center;
  justify-content: center;
  min-height: var(--bar);
  padding: 6px var(--s5);
  color: var(--ink);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  box-shadow: var(--shadow-2);
  p {
    font-size: var(--t-sm);
    line-height: 1.35;
  }
  > div {
    display: grid;
    flex: none;
    grid-template-columns: 1fr 1fr;
    gap: var(--s2);
  }
  ${phone} {
    gap: var(--s2);
    padding: 0 var(--s3);
    p {
      font-size: var(--t-xs);
      line-height: 1.25;
    }
    > div {
      gap: 4px;
    }
    button {
      min-height: 40px;
      padding: 2px var(--s2);
      font-size: var(--t-xs);
    }
  }
  @media (max-width: 374px) {
    > div {
      grid-template-columns: 1fr;
      gap: 2px;
    }
    button {
      min-height: 28px;
      padding: 0 var(--s2);
    }
  }
  /* Keeps the quick exit in the top bar visible. */
  [data-discreet] & {
    top: var(--bar);
  }
`
