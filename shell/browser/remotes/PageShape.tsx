import { timings } from '@duetto/shared/domain'
import { Page, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { remoteMessages } from './messages'

/** Placeholder for a remote's page; if loading takes long, it says so. */
export const PageShape = () => {
  const { formatMessage } = useIntl()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), timings.stillLoadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page data-shape aria-busy>
      <p aria-live="polite" css={lateStyle}>
        {isLate && formatMessage(remoteMessages.stillLoading)}
      </p>
      <Skeleton css={headingStyle} />
      <Skeleton css={bodyStyle} />
    </Page>
  )
}

/** Overlays the placeholder, so that nothing shifts. */
const lateStyle = css`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  margin-top: calc(38px + var(--s6) + var(--s5));
  padding: 0 var(--s4);
  color: var(--ink-2);
  text-align: center;
`
const headingStyle = css`
  width: min(320px, 70%);
  height: 38px;
  margin-bottom: var(--s6);
`
const bodyStyle = css`
  height: 60vh;
`
