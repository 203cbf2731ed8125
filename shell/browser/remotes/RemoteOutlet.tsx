import type { RemoteName } from '@duetto/shared/domain'
import { ErrorState, Page } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../app/useIsHydrated'
import { useShell } from '../app/ShellContext'
import { remoteMessages } from './messages'
import { PageShape } from './PageShape'
import { Scriptless } from './Scriptless'
import { prerenderedSlot } from './sentPageMark'
import { useParcel } from './useParcel'

interface RemoteOutletProps {
  remote: RemoteName
  /** The current route. */
  route: string
  onBusy: (isBusy: boolean) => void
}

/** A remote's page. If it fails to load, a panel with Retry appears and the shell keeps working. */
export const RemoteOutlet = ({ remote, route, onBusy }: RemoteOutletProps) => {
  const { platform, plans, prerendered } = useShell()
  const { formatMessage } = useIntl()
  const isHydrated = useIsHydrated()
  // Only the hydrated outlet takes over the server's markup.
  const [isSent] = useState(!isHydrated && prerendered?.mode === 'hydrate')
  const { hostRef, state, retry } = useParcel({ remote, plan: plans.of(remote), platform })
  const isBusy = state.status === 'loading'
  useEffect(() => {
    onBusy(isBusy)
    return () => onBusy(false)
  }, [isBusy, onBusy])
  // A page that was sent as HTML works without its script, too.
  const isLost = state.status === 'failed' && (!isSent || state.failure.kind === 'crash')

  return (
    <>
      <div
        ref={hostRef}
        data-remote={remote}
        hidden={isLost}
        css={hostStyle}
        {...(isSent && { suppressHydrationWarning: true, dangerouslySetInnerHTML: prerenderedSlot })}
      />
      <Scriptless />
      {state.status === 'loading' && !isSent && <PageShape route={route} />}
      {isLost && (
        <Page>
          <ErrorState
            title={formatMessage(remoteMessages.failedTitle)}
            text={formatMessage(
              state.failure.kind === 'disabled' ? remoteMessages.disabledText : remoteMessages.failedText,
            )}
            onRetry={() => void plans.refresh(platform.locale.get()).then(retry)}
          />
        </Page>
      )}
    </>
  )
}

const hostStyle = css`
  display: contents;
  &[hidden] {
    display: none;
  }
  > div {
    min-width: 0;
  }
  /* Gone in the frame in which the remote draws, not in the one after it. */
  &:has(> div > *) ~ [data-shape] {
    display: none;
  }
`
