import { css } from '@emotion/react'
import { Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { accountMessages } from './accountMessages'
import { settingsMessages } from './messages'
import { passkeyMessages } from './passkeyMessages'

const parts = [
  ['mail', settingsMessages.mail, icons.mail],
  ['push', settingsMessages.push, icons.bell],
  ['site', accountMessages.site, icons.language],
  ['login', settingsMessages.login, icons.lock],
  ['passkeys', passkeyMessages.title, icons.key],
  ['sessions', accountMessages.sessions, icons.system],
  ['privacy', settingsMessages.privacy, icons.eyeOff],
  ['blocked', accountMessages.blocked, icons.ban],
  ['account', settingsMessages.data, icons.download],
] as const

export const SectionNav = () => {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(settingsMessages.sections)} css={navStyle}>
      {parts.map(([anchor, message, icon]) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(anchor)?.scrollIntoView({ block: 'start' })
            document.querySelector<HTMLElement>(`#${anchor} :is(button, input, select)`)?.focus({
              preventScroll: true,
            })
          }}
        >
          <Icon path={icon} />
          {formatMessage(message)}
        </a>
      ))}
    </nav>
  )
}

const navStyle = css`
  display: grid;
  a {
    display: flex;
    gap: var(--s3);
    align-items: center;
    min-height: var(--tap);
    padding: 0 var(--s3);
    border-radius: var(--r-sm);
    color: var(--ink);
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
  }
  @media (max-width: 991px) {
    display: flex;
    gap: var(--s2);
    margin-inline: calc(-1 * var(--s4));
    padding-inline: var(--s4);
    overflow-x: auto;
    scrollbar-width: none;
    a {
      flex: none;
      border: 1.5px solid var(--line-strong);
      border-radius: var(--r-pill);
      font-size: var(--t-sm);
    }
  }
`
