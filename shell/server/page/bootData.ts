import { discreetCookie } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { BuildManifest } from '@duetto/shared/registry'
import { noticesCookie, themeCookie, walletCookie, wallets } from '../../common/BootData'
import type { BootData, Theme } from '../../common/BootData'
import type { ShellConfig } from '../edge/config'
import { withChunks } from '../remotes/preloads'
import type { BuildOf } from '../remotes/preloads'
import { parseNotices } from './parseNotices'
import type { Prerendered } from './prerendered/choosePrerendered'
import type { Visit } from './visit'

interface BootDeps {
  config: ShellConfig
  shell: BuildManifest
  buildOf: BuildOf
}

interface Given {
  locale: Locale
  posted: BootData['posted']
  variant: BootData['variant']
  legal: BootData['legal']
  prerendered: Prerendered
}

const themes: readonly Theme[] = ['light', 'dark']

export const createBootData = (
  visit: Visit,
  { locale, posted, variant, legal, prerendered: { page, noscript } }: Given,
  { config, shell, buildOf }: BootDeps,
): BootData => {
  const { request, site, plans, routes, route, country, hasSession, headIn } = visit
  const { settings, company } = site
  const { cookies } = request
  return {
    build: shell.build,
    locale,
    theme: themes.find((theme) => theme === cookies[themeCookie]) ?? null,
    isDiscreet: cookies[discreetCookie] === '1',
    settings,
    company,
    country,
    hasSession,
    prerendered: page && route ? { mode: page.mode, route: route.id } : null,
    hasNoscript: noscript !== null,
    wallet: (hasSession && wallets.find((wallet) => wallet === cookies[walletCookie])) || null,
    notices: hasSession ? parseNotices(cookies[noticesCookie]) : [],
    posted,
    variant,
    legal,
    now: Date.now(),
    remotes: withChunks(plans, locale, buildOf, { route, hasSession }),
    routes: routes.published,
    title: headIn(locale).title ?? settings.index_title,
    mayOverride: config.hasDevRemotes,
  }
}
