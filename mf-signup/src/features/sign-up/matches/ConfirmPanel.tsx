import { css } from '@emotion/react'
import type { ProfileCard } from '@duetto/shared/contract'
import { signUpCompleteParam, smartphoneBelowPx } from '@duetto/shared/domain'
import { usePlatform, usePlatformLocation, useSession } from '@duetto/shared/platform'
import { Dialog, lowPhone, textButtonStyle, useIsWide } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { CodeForm } from '../../../widgets/activation/CodeForm'
import { codeMessages } from '../../../widgets/activation/messages'
import { panelStyle } from '../../../widgets/welcome/panelStyle'
import { WelcomePanel } from '../../../widgets/welcome/WelcomePanel'
import { matchesMessages } from './messages'

export const ConfirmPanel = ({ person }: { person: ProfileCard | undefined }) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { navigation } = usePlatform()
  const { pathname, search } = usePlatformLocation()
  const isPhone = !useIsWide(smartphoneBelowPx)
  const isFresh = new URLSearchParams(search).has(signUpCompleteParam)
  const isSheet = isPhone && isFresh
  const title = formatMessage(codeMessages.title)
  if (user?.status === 'active') return <WelcomePanel person={person} />
  const close = (): void => navigation.replace(pathname)
  if (isSheet)
    return (
      <div css={sheetStyle}>
        <CodeForm
          title={title}
          renderFrame={(currentTitle, form) => (
            <Dialog isOpen title={currentTitle} onClose={close}>
              {form}
            </Dialog>
          )}
          autoFocus
        >
          <button type="button" css={textButtonStyle} onClick={close}>
            {formatMessage(matchesMessages.later)}
          </button>
        </CodeForm>
      </div>
    )
  return (
    <CodeForm
      title={title}
      renderFrame={(currentTitle, form) => (
        <section css={panelStyle} aria-label={currentTitle}>
          <h2>{currentTitle}</h2>
          {form}
        </section>
      )}
      autoFocus={isFresh}
    />
  )
}

const sheetStyle = css`
  --scrim: transparent;
  dialog {
    border: 1px solid var(--line);
  }
  ${lowPhone} {
    h2 {
      font-size: var(--t-lg);
    }
    form {
      gap: var(--s2);
      font-size: var(--t-sm);
    }
  }
`
