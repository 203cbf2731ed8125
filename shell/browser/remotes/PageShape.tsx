import { timings } from '@duetto/shared/domain'
import { Page, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../app/useIsHydrated'
import { useShell } from '../app/ShellContext'
import { remoteMessages } from './messages'
import { prerenderedSlot } from './sentPageMark'

/** Says so if loading takes long. */
const Late = () => {
  const { formatMessage } = useIntl()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), timings.stillLoadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p aria-live="polite" css={lateStyle}>
      {isLate && formatMessage(remoteMessages.stillLoading)}
    </p>
  )
}

/** Placeholder for a page: the one published by its remote's build if the server sent it, otherwise a generic one. */
export const PageShape = ({ route }: { route: string }) => {
  const { prerendered } = useShell()
  const isHydrated = useIsHydrated()
  // Only the first one is hydrated from the server's markup.
  const [isSent] = useState(!isHydrated)
  if (prerendered?.mode === 'replace' && prerendered.route === route)
    return (
      <div data-shape aria-busy css={ownStyle}>
        <Late />
        <div
          data-skeleton
          aria-hidden
          css={boxStyle}
          {...(isSent
            ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: prerenderedSlot }
            : { ref: prerendered.putInto })}
        />
      </div>
    )
  return (
    <Page data-shape aria-busy>
      <Late />
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
/** The same layout as the page that replaces it. */
const ownStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
`
/** Contains a remote's styles: nothing in it can cover the rest of the page. */
const boxStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: stretch;
  min-height: 0;
  contain: content;
`
const headingStyle = css`
  width: min(320px, 70%);
  height: 38px;
  margin-bottom: var(--s6);
`
const bodyStyle = css`
  height: 60vh;
`
