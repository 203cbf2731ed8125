import { limits } from '@duetto/shared/domain'
import type { Session } from '@duetto/shared/platform'
import { Icon, icons, phone, canHover } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { walletCookie } from '../../../common/BootData'
import type { Wallet } from '../../../common/BootData'
import { saveRenderHint } from '../../host/page/saveRenderHint'
import { CountBadge } from './CountBadge'
import { SectionLink } from './SectionLink'
import { topBarMessages } from './messages'

interface WalletLinkProps extends Pick<Session, 'user'> {
  last: Wallet | null
}

export const WalletLink = ({ user, last }: WalletLinkProps) => {
  const { formatMessage } = useIntl()
  const known = user && (user.paid_user ? 'paid' : 'free')
  useEffect(() => {
    if (known) saveRenderHint(walletCookie, known)
  }, [known])

  const wallet = known ?? last
  if (!wallet) return <span css={placeStyle} />
  if (wallet === 'free')
    return (
      <SectionLink
        to="/premium"
        css={[linkStyle, premiumStyle]}
        aria-label={formatMessage(topBarMessages.premium)}
      >
        <Icon path={icons.premium} />
        <span data-long>{formatMessage(topBarMessages.premium)}</span>
        <span data-short>{formatMessage(topBarMessages.premiumShort)}</span>
      </SectionLink>
    )
  const credits = user?.credits ?? null
  const isLow = credits !== null && credits <= limits.creditsBadgeAt
  return (
    <SectionLink
      to="/credits"
      css={linkStyle}
      title={credits === null ? undefined : formatMessage(topBarMessages.balance, { count: credits })}
    >
      <Icon path={icons.credits} />
      <span data-word>{formatMessage(topBarMessages.credits)}</span>
      {isLow && (
        <CountBadge
          count={credits}
          message={topBarMessages.balance}
          tone={credits > 0 ? 'unread' : 'danger'}
        />
      )}
    </SectionLink>
  )
}

const placeStyle = css`
  width: 104px;
`
const linkStyle = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-width: var(--tap);
  min-height: var(--tap);
  padding: 0 var(--s3);
  border-radius: var(--r-pill);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: background var(--fast);
  ${canHover} {
    &:hover {
      background: var(--surface-2);
    }
  }
  &[aria-current='page'] {
    background: var(--primary-soft);
    color: var(--primary-ink);
  }
  [data-short] {
    display: none;
  }
  @media (max-width: 1199px) {
    [data-long] {
      display: none;
    }
    [data-short] {
      display: inline;
    }
  }
  /* Visually hidden in narrow windows, because long words, such as Finnish ones, do not fit. */
  @media (max-width: 859px) {
    [data-word] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${phone} {
    padding: 0 10px;
  }
`
const premiumStyle = css`
  min-height: 40px;
  padding: 0 var(--s4);
  background: var(--secondary);
  color: var(--on-secondary);
  ${canHover} {
    &:hover {
      background: var(--secondary-hover);
      color: var(--on-secondary);
    }
  }
  /* Muted on the Premium page itself, which has its own primary button. */
  &[aria-current='page'] {
    background: var(--secondary-soft);
    color: var(--secondary-ink);
  }
  @media (min-width: 768px) and (max-width: 859px) {
    padding: 0 14px;
    svg {
      display: none;
    }
  }
  ${phone} {
    flex: 0 1 auto;
    padding: 0 14px;
    font-size: var(--t-sm);
    [data-short] {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @media (max-width: 389px) {
    [data-short] {
      display: none;
    }
  }
`
