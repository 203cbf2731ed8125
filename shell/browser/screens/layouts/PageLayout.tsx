import type { LayoutName } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Logo, SkipLink, short, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useShell } from '../../host/context/ShellContext'
import { QuickExit } from '../discreet/QuickExit'
import { LanguageMenu } from '../language/LanguageMenu'
import type { MemberBars } from '../topbar/TopBar'
import { TopBar } from '../topbar/TopBar'
import { topBarMessages } from '../topbar/messages'
import { Footer } from './Footer'
import { layoutMessages } from './messages'

const LogoBar = ({ isOverlay = false, isVisitor }: { isOverlay?: boolean; isVisitor: boolean }) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const { name, brand } = platform.settings
  return (
    <header css={[logoBarStyle, isOverlay && overlayStyle]}>
      <Link to="/" aria-label={formatMessage(topBarMessages.home, { name })}>
        <Logo name={name} hasPicture={brand.logo !== ''} />
      </Link>
      <QuickExit />
      <LanguageMenu />
      {isVisitor && (
        <Link to="/login" css={loginStyle}>
          {formatMessage(topBarMessages.login)}
        </Link>
      )}
    </header>
  )
}

interface PageLayoutProps {
  layout: LayoutName
  member: MemberBars | null
  line: ReactNode
  bell: ReactNode
  children: ReactNode
}

export const PageLayout = ({ layout, member, line, bell, children }: PageLayoutProps) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const session = useReadable(platform.session)
  // `unknown` implies a session cookie, so render the member's frame.
  const isMember = session.status !== 'visitor'
  const { pathname } = useReadable(platform.navigation)
  const isConversation = layout === 'chat' && isMember && pathname !== '/chats'
  const hasBar = layout === 'default' || layout === 'chat'
  return (
    <div
      css={[
        frameStyle,
        layout !== 'chat' && scrollingStyle,
        layout === 'lander' && landerStyle,
        layout === 'chat' && chatStyle,
      ]}
      data-layout={layout}
      data-conversation={isConversation || undefined}
    >
      <SkipLink href="#main">{formatMessage(layoutMessages.skip)}</SkipLink>
      {hasBar ? (
        <TopBar member={member} bell={bell} />
      ) : (
        <LogoBar isOverlay={layout === 'lander'} isVisitor={session.status === 'visitor'} />
      )}
      {hasBar && line}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {layout === 'chat' ? null : <Footer hasDisclaimer={layout === 'default' || layout === 'lander'} />}
      {member && isMember && hasBar && <member.BottomNav session={session} />}
    </div>
  )
}

const frameStyle = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  > main {
    flex: 1;
    min-width: 0;
    outline: none;
  }
`
/** `main` fills the viewport, so the footer starts below it and does not visibly shift when content arrives. */
const scrollingStyle = css`
  > main {
    flex: 1 0 auto;
    min-height: 100vh;
    min-height: 100dvh;
  }
`
const chatStyle = css`
  height: 100vh;
  height: 100dvh;
  > main {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  /* An empty element must not take space from the skeleton. */
  > main > [data-remote] > div:not(:empty) {
    display: grid;
    flex: 1;
    min-height: 0;
  }
  ${phone} {
    padding-bottom: calc(var(--nav) + env(safe-area-inset-bottom));
    &[data-conversation] {
      padding-bottom: 0;
      > header,
      > nav {
        display: none;
      }
    }
  }
  /* In a short viewport, the chat fills the viewport, and the top bar and navigation scroll with the page. */
  ${short} {
    height: auto;
    padding-bottom: 0;
    > main {
      flex: none;
      height: 100vh;
      height: 100dvh;
    }
  }
`
const landerStyle = css`
  background: var(--dark);
  color: var(--on-dark);
  > footer {
    --focus: var(--on-dark);
    border-color: rgb(255 255 255 / 0.16);
    color: var(--on-dark-2);
    padding-bottom: 0;
  }
  > footer a:hover {
    color: var(--on-dark);
  }
`
const logoBarStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  max-width: 1320px;
  min-height: var(--bar);
  margin: 0 auto;
  padding: 0 var(--s6);
  > a:first-of-type {
    margin-right: auto;
    color: inherit;
    text-decoration: none;
  }
  ${phone} {
    padding: 0 var(--s4);
  }
`
const overlayStyle = css`
  --focus: var(--on-dark);
  --logo-picture: var(--logo-on-dark);
  color: var(--on-dark);
  button {
    color: inherit;
  }
  button:hover {
    background: rgb(255 255 255 / 0.12);
  }
`
const loginStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  padding: 0 var(--s4);
  color: inherit;
  font-weight: 650;
  text-decoration: none;
  border-radius: var(--r-pill);
  border: 1.5px solid currentColor;
`
