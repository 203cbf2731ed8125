import type { RemoteName } from '@duetto/shared/domain'
import { ErrorState, Page } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../page/useIsHydrated'
import { useShell } from '../context/ShellContext'
import { remoteMessages } from './messages'
import { PageSkeleton } from './PageSkeleton'
import { Scriptless } from './Scriptless'
import { prerenderedSlot } from './prerenderedSlots'
import { useParcel } from '../remotes/useParcel'

interface RemoteOutletProps {
  remote: RemoteName
  route: string
  onBusy: (isBusy: boolean) => void
}

export const RemoteOutlet = ({ remote, route, onBusy }: RemoteOutletProps) => {
  const { platform, plans, prerendered } = useShell()
  const { formatMessage } = useIntl()
  const isHydrated = useIsHydrated()
  const [isSent] = useState(!isHydrated && prerendered?.mode === 'hydrate')
  const plan = plans.of(remote)
  const { hostRef, state, retry } = useParcel({ remote, plan, platform })
  const isBusy = state.status === 'loading'
  useEffect(() => {
    onBusy(isBusy)
    return () => onBusy(false)
  }, [isBusy, onBusy])
  // The server may have removed the build since the page was opened, so fetch the plans again.
  const isUnavailable = state.status === 'failed' && state.failure.kind === 'load'
  const tryNewerBuild = useEffectEvent(async () => {
    await plans.refresh(platform.locale.get())
    if (plans.of(remote) !== plan) retry()
  })
  useEffect(() => {
    if (isUnavailable) void tryNewerBuild()
  }, [isUnavailable])
  // A prerendered page stays readable without its remote, so replace it only after a crash.
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
      {state.status === 'loading' && !isSent && <PageSkeleton route={route} />}
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
  /* Hides the skeleton in the same frame in which the remote renders. */
  &:has(> div > *) ~ [data-shape] {
    display: none;
  }
`
