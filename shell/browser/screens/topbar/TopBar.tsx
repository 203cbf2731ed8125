import { addresses, loginFrom } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { IconButton, LinkButton, Logo, icons, short, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useShell } from '../../host/context/ShellContext'
import { useIsHydrated } from '../../host/page/useIsHydrated'
import { QuickExit } from '../discreet/QuickExit'
import { LanguageMenu } from '../language/LanguageMenu'
import type * as memberBars from './memberBars'
import { topBarMessages } from './messages'
import { useBackButton } from './useBackButton'

export type MemberBars = typeof memberBars

interface TopBarProps {
  member: MemberBars | null
  bell: ReactNode
}

export const TopBar = ({ member, bell }: TopBarProps) => {
  const { platform, wallet } = useShell()
  const { formatMessage } = useIntl()
  const session = useReadable(platform.session)
  const place = useReadable(platform.navigation)
  const isHydrated = useIsHydrated()
  const isMember = session.status !== 'visitor'
  const bars = isMember ? member : null
  const { name, brand } = platform.settings
  const hasBack = useBackButton()
  const searchRef = useRef<HTMLButtonElement>(null)
  const [isSearching, setIsSearching] = useState(false)
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
          <Logo name={name} hasPicture={brand.logo !== ''} />
        </Link>
        {bars && (
          <bars.MemberSearch
            isOpened={isSearching}
            onDone={() => setIsSearching(false)}
            onEscape={() => searchRef.current?.focus()}
          />
        )}
        <span css={gapStyle} />
        <QuickExit />
        {isMember && <span css={bellStyle}>{bell}</span>}
        {isMember && (
          <span css={narrowStyle}>
            <IconButton
              ref={searchRef}
              icon={icons.search}
              label={formatMessage(topBarMessages.search)}
              aria-expanded={isSearching}
              onClick={() => setIsSearching(true)}
            />
          </span>
        )}
        {bars && <bars.MemberNav session={session} />}
        {bars && <bars.WalletLink user={session.user} last={wallet} />}
        <span css={isMember ? wideStyle : undefined}>
          <LanguageMenu />
        </span>
        {bars && <bars.AccountMenu user={session.user} />}
        {session.status === 'visitor' && (
          <LinkButton variant="outline" to={isHydrated ? loginFrom(place) : addresses.login()}>
            {formatMessage(topBarMessages.login)}
          </LinkButton>
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
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--s3);
    max-width: 1320px;
    min-height: var(--bar);
    margin: 0 auto;
    padding: 0 var(--s6);
  }
  @media (max-width: 991px) {
    > div {
      gap: var(--s1);
      padding: 0 var(--s4);
    }
  }
  ${phone} {
    > div {
      gap: 0;
      padding: 0 var(--s1) 0 var(--s3);
    }
  }
  ${short} {
    position: static;
  }
`
const homeStyle = css`
  color: var(--ink);
  text-decoration: none;
`
/** Reserves the bell's width, because the bar must not shift when a notice arrives. */
const bellStyle = css`
  flex: none;
  min-width: var(--tap);
`
const narrowStyle = css`
  @media (min-width: 1200px) {
    display: none;
  }
`
const wideStyle = css`
  @media (max-width: 991px) {
    display: none;
  }
`
const gapStyle = css`
  flex: 1;
`
