import { css } from '@emotion/react'
import { timings } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Icon, icons, pressedKey, canHover } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { leaveNow } from './leaveNow'
import { discreetMessages } from './messages'

/** Always rendered, because cached frames are shared by both modes. CSS shows the link if `data-discreet` is set. */
export const QuickExit = () => {
  const { platform, discreet, atPage } = useShell()
  const { formatMessage } = useIntl()
  const isDiscreet = useReadable(discreet)
  const { quick_exit_url: url } = platform.settings
  useEffect(() => {
    if (!isDiscreet) return
    let pressedAt = -Infinity
    const watch = (event: KeyboardEvent): void => {
      if (event.repeat) return
      const isExit = pressedKey(event) === 'Escape'
      if (isExit && event.timeStamp - pressedAt <= timings.quickExitMs) leaveNow(url, atPage)
      pressedAt = isExit ? event.timeStamp : -Infinity
    }
    // Listen in the capture phase, because other listeners can stop propagation.
    window.addEventListener('keydown', watch, { capture: true })
    return () => window.removeEventListener('keydown', watch, { capture: true })
  }, [isDiscreet, url, atPage])
  const text = formatMessage(discreetMessages.exit)
  return (
    <a
      css={exitStyle}
      href={url}
      rel="noreferrer"
      title={text}
      aria-label={text}
      onClick={(event) => {
        event.preventDefault()
        leaveNow(url, atPage)
      }}
    >
      <Icon path={icons.external} size={20} />
      <span>{text}</span>
    </a>
  )
}

const exitStyle = css`
  display: none;
  [data-discreet] & {
    display: inline-flex;
  }
  flex: none;
  align-items: center;
  gap: var(--s2);
  min-width: var(--tap);
  min-height: var(--tap);
  justify-content: center;
  padding: 0 var(--s3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
  font-size: var(--t-sm);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${canHover} {
    &:hover {
      background: var(--surface-2);
    }
  }
  @media (max-width: 1599px) {
    padding: 0;
    span {
      display: none;
    }
  }
  @media (max-width: 991px) {
    border-color: transparent;
    background: none;
  }
`
