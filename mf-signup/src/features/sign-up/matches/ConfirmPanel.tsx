import { css } from '@emotion/react'
import { breakpoints, smartphoneBelowPx } from '@duetto/shared/domain'
import { usePlatform, usePlatformLocation, useSession } from '@duetto/shared/platform'
import { Dialog, Icon, icons, textButtonStyle, useIsWide } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { freshParam } from '../../../entities/sign-up/endPaths'
import { CodeForm, CodeText } from '../../../widgets/activation/CodeForm'
import { codeMessages } from '../../../widgets/activation/messages'
import { matchesMessages } from './messages'

/**
 * Asks for the code of the activation e-mail beside the matches. On phones, it opens as a sheet right after sign-up
 * (ALERT-02).
 */
export const ConfirmPanel = () => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { navigation } = usePlatform()
  const { pathname, search } = usePlatformLocation()
  const isPhone = !useIsWide(smartphoneBelowPx)
  const isSheet = isPhone && new URLSearchParams(search).has(freshParam)
  const [isNeeded] = useState(user?.status === 'not_confirmed')
  const title = formatMessage(codeMessages.title)
  if (!isNeeded) return null
  if (user?.status === 'active')
    return (
      <section css={panelStyle} role="status">
        <h2>
          <Icon path={icons.success} size={28} />
          {formatMessage(matchesMessages.activeTitle)}
        </h2>
        <p>{formatMessage(matchesMessages.activeText)}</p>
      </section>
    )
  const close = (): void => navigation.replace(pathname)
  if (isSheet)
    return (
      <div css={sheetStyle}>
        <Dialog isOpen title={title} onClose={close}>
          <CodeText />
          <CodeForm>
            <button type="button" css={textButtonStyle} onClick={close}>
              {formatMessage(matchesMessages.later)}
            </button>
          </CodeForm>
        </Dialog>
      </div>
    )
  return (
    <section css={panelStyle} aria-label={title}>
      <h2>{title}</h2>
      <CodeText />
      <CodeForm />
    </section>
  )
}

/** Without a scrim, the matches above the sheet stay visible. */
const sheetStyle = css`
  --scrim: transparent;
  dialog {
    border: 1px solid var(--line);
  }
`
const panelStyle = css`
  display: grid;
  gap: var(--s3);
  align-content: start;
  padding: var(--s6);
  border-radius: var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  h2 {
    display: flex;
    gap: var(--s2);
    align-items: center;
    font-size: var(--t-xl);
  }
  h2 svg {
    flex: none;
    color: var(--success-ink);
  }
  > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  @media (max-width: ${breakpoints.sm - 1}px) {
    padding: var(--s4);
  }
`
