import { languageParam, localeCookie, timings } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { chooseLocale } from '@duetto/shared/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteData } from './site/siteData'

const SECONDS_A_DAY = 86_400

export const localeOf = ({ cookies, headers }: FastifyRequest, { settings }: SiteData, url: URL) =>
  chooseLocale({
    requested: url.searchParams.get(languageParam),
    cookie: cookies[localeCookie],
    acceptLanguage: headers['accept-language'],
    country: settings.geoip_selected_country ?? settings.geoip_country,
    domainLanguage: settings.domain_language,
    isPinned: settings.pin_domain_language,
    supported: settings.locales,
  })

export const setLocaleCookie = ({ protocol }: FastifyRequest, reply: FastifyReply, locale: Locale): void =>
  void reply.setCookie(localeCookie, locale, {
    path: '/',
    maxAge: timings.localeCookieDays * SECONDS_A_DAY,
    sameSite: 'lax',
    secure: protocol === 'https',
  })
