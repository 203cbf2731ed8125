import { css } from '@emotion/react'
import { exportFilePath } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { exportMessages } from './exportMessages'
import { exportRequested } from '../../../entities/settings/slice'
import { actionLineStyle } from './lineStyles'

const megabyte = 1_000_000

export const ExportLine = () => {
  const { formatMessage, formatDate } = useIntl()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const account = useSignUpSelector((state) => state.settings.account)
  const last = account?.export ?? null
  const isReady = last?.status === 'ready'
  const mayAsk = !last || last.status === 'failed' || (isReady && Date.parse(last.renewable_at) <= now())
  const text = {
    none: exportMessages.text,
    preparing: exportMessages.preparing,
    ready: exportMessages.ready,
    failed: exportMessages.failed,
  }[last?.status ?? 'none']
  return (
    <div css={actionLineStyle}>
      <p role="status">
        {formatMessage(text, {
          size: Math.max(0.1, (last?.bytes ?? 0) / megabyte),
          date: last?.expires_at ? formatDate(last.expires_at, { dateStyle: 'long' }) : '',
        })}
      </p>
      {isReady && (
        <a href={exportFilePath} download css={linkStyle}>
          <Icon path={icons.download} />
          {formatMessage(exportMessages.download)}
        </a>
      )}
      {last?.status !== 'ready' || mayAsk ? (
        <Button
          variant="outline"
          disabled={!account}
          isLoading={last?.status === 'preparing'}
          onClick={() => dispatch(exportRequested())}
        >
          {formatMessage(isReady ? exportMessages.again : exportMessages.prepare)}
        </Button>
      ) : null}
    </div>
  )
}

const linkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: var(--tap);
  padding: 0 var(--s5);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-pill);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--surface-2);
  }
`
