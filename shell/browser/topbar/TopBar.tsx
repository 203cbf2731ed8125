import { useReadable } from '@duetto/shared/platform'
import { Button, IconButton, Logo, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useShell } from '../app/ShellContext'
import { AccountMenu } from './AccountMenu'
import { LanguageMenu } from './LanguageMenu'
import { MemberNav } from './MemberNav'
import { MemberSearch } from './MemberSearch'
import { topBarMessages } from './messages'
import { useBackButton } from './useBackButton'

/** The bar of the default and the chat layout. */
export const TopBar = () => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const session = useReadable(platform.session)
  const isMember = session.status !== 'visitor'
  const { name } = platform.settings
  const hasBack = useBackButton()
  return (
    <header css={barStyle}>
      <div>
        {hasBack && (
          <IconButton
            icon={icons.arrowLeft}
            label={formatMessage(topBarMessages.back)}
            onClick={() => platform.navigation.go(-1)}
          />
        )}
        <Link
          to={isMember ? '/members' : '/'}
          css={homeStyle}
          aria-label={formatMessage(topBarMessages.home, { name })}
        >
          <Logo name={name} />
        </Link>
        {isMember && <MemberSearch />}
        <span css={gapStyle} />
        {isMember && <MemberNav session={session} />}
        <LanguageMenu />
        {isMember && <AccountMenu />}
        {session.status === 'visitor' && (
          <Button variant="outline" onClick={() => platform.navigation.push('/login')}>
            {formatMessage(topBarMessages.login)}
          </Button>
        )}
      </div>
    </header>
  )
}

const barStyle = css`
  position: sticky;
  top: 0;
  z-index: 8;
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  > div {
    display: flex;
    align-items: center;
    gap: var(--s3);
    max-width: 1320px;
    min-height: var(--bar);
    margin: 0 auto;
    padding: 0 var(--s6);
  }
  @media (max-width: 767px) {
    > div {
      min-height: 56px;
      gap: var(--s1);
      padding: 0 var(--s4);
    }
  }
`
const homeStyle = css`
  color: var(--ink);
  text-decoration: none;
`
const gapStyle = css`
  flex: 1;
`
