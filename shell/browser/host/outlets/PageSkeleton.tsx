import { timings } from '@duetto/shared/domain'
import { Page, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../page/useIsHydrated'
import { useShell } from '../context/ShellContext'
import { remoteMessages } from './messages'
import { prerenderedSlot } from './prerenderedSlots'

const SlowNotice = () => {
  const { formatMessage } = useIntl()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), timings.stillLoadingMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p aria-live="polite" css={slowStyle}>
      {isSlow && formatMessage(remoteMessages.stillLoading)}
    </p>
  )
}

export const PageSkeleton = ({ route }: { route: string }) => {
  const { prerendered } = useShell()
  const isHydrated = useIsHydrated()
  const [isSent] = useState(!isHydrated)
  if (prerendered?.mode === 'replace' && prerendered.route === route)
    return (
      <div data-shape aria-busy css={ownStyle}>
        <SlowNotice />
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
      <SlowNotice />
      <Skeleton css={headingStyle} />
      <Skeleton css={bodyStyle} />
    </Page>
  )
}

const slowStyle = css`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  margin-top: calc(38px + var(--s6) + var(--s5));
  padding: 0 var(--s4);
  color: var(--ink-2);
  text-align: center;
`
/** Must match the layout of the remote's page, or the content shifts when it replaces the skeleton. */
const ownStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
`
/** `contain` keeps positioned parts of the remote's skeleton inside this box. */
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
