import { localeNames } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Icon, VisuallyHidden, docked, icons, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useShell } from '../../host/context/ShellContext'
import { consentMessages } from '../consent/messages'
import { languageMessages } from '../language/messages'
import { layoutMessages } from './messages'

const links = [
  ['/pages/terms', layoutMessages.terms],
  ['/pages/privacy', layoutMessages.privacy],
  ['/pages/cookies', layoutMessages.cookies],
  ['/pages/ban', layoutMessages.ban],
  ['/pricing', layoutMessages.pricing],
  ['/complaints', layoutMessages.complaints],
  ['/pages/return-policy', layoutMessages.returnPolicy],
  ['/pages/faq', layoutMessages.faq],
  ['/pages/service', layoutMessages.support],
  ['/pages/attribution', layoutMessages.attribution],
] as const

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} aria-current={useLocation().pathname === to ? 'page' : undefined}>
    {children}
  </Link>
)

export const Footer = ({ hasDisclaimer = false }: { hasDisclaimer?: boolean }) => {
  const { platform, locale, consent } = useShell()
  const { formatMessage } = useIntl()
  const code = useReadable(locale)
  const { settings, company, country } = platform
  const fictional = settings.fictional_plural || formatMessage(layoutMessages.fictional)
  return (
    <footer css={footerStyle}>
      <div>
        {hasDisclaimer && (
          <p>{formatMessage(layoutMessages.disclaimer, { minAge: settings.min_age, fictional })}</p>
        )}
        <nav aria-label={formatMessage(layoutMessages.footer)}>
          {links.map(([to, message]) => (
            <FooterLink key={to} to={to}>
              {formatMessage(message)}
            </FooterLink>
          ))}
          <button type="button" onClick={consent.reopen}>
            {formatMessage(consentMessages.change)}
          </button>
          {settings.locales.length > 1 && (
            <FooterLink to="/lang-config">
              <Icon path={icons.language} />
              <VisuallyHidden>{formatMessage(languageMessages.menu)}</VisuallyHidden> {localeNames[code]}
            </FooterLink>
          )}
        </nav>
        <p>
          {formatMessage(layoutMessages.company, {
            name: settings.name,
            company: company.name,
            address: company.address,
            city: company.city,
            kvk: company.kvk,
          })}{' '}
          {settings.support_email &&
            formatMessage(layoutMessages.support2, { email: settings.support_email })}
        </p>
        {code === 'en' && country === 'US' && (
          <p>{formatMessage(layoutMessages.usNotice, { company: company.name })}</p>
        )}
      </div>
    </footer>
  )
}

const footerStyle = css`
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--t-sm);
  > div {
    display: grid;
    gap: var(--s3);
    max-width: 1320px;
    margin: 0 auto;
    padding: var(--s6) var(--s6) var(--s7);
  }
  p {
    max-width: 86ch;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    min-height: 40px;
    color: inherit;
    text-decoration: none;
  }
  button {
    padding: 0;
    font: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  ${phone} {
    padding-bottom: calc(var(--nav) + env(safe-area-inset-bottom));
    > div {
      padding: var(--s5) var(--s4);
    }
  }
  /* Space for the docked order button, summary line and consent. */
  ${docked} {
    body:has([data-dock]) & {
      padding-bottom: calc(144px + env(safe-area-inset-bottom));
    }
  }
`
