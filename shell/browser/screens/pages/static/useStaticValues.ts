import { cleanPhone, funnelLimits, limits, linkLifetimeMs, timings } from '@duetto/shared/domain'
import { fictionalAnswersText } from '@duetto/shared/i18n'
import { usePlatform } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'

export type StaticValues = Record<string, string | number>

export const useStaticValues = () => {
  const { company, settings } = usePlatform()
  return {
    site: settings.name,
    company: company.name,
    address: `${company.address}, ${company.city}, ${company.country}`,
    kvk: company.kvk,
    vat: company.vat_numbers.join(', '),
    email: settings.support_email,
    phone: cleanPhone(settings.support_phone),
    fictionalAnswers: fictionalAnswersText(useIntl(), settings),
    minAge: settings.min_age,
    refundDays: settings.refund_days,
    freeMessages: limits.freeMessages,
    freeConversations: limits.freeStartedConversations,
    days30: timings.sessionCookieDays,
    days90: funnelLimits.memberDays,
    days180: timings.knownBrowserDays,
    days365: timings.localeCookieDays,
    credits: settings.message_credits,
    activationDays: linkLifetimeMs.activation / (24 * 3_600_000),
    deletionDays: limits.deletionGraceDays,
    activityDays: limits.activityDays,
    unconfirmedDays: limits.unconfirmedAccountDays,
  }
}
