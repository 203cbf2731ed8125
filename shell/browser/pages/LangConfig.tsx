import { localesIn } from '@duetto/shared/i18n'
import { localeNames, localeTag } from '@duetto/shared/domain'
import { usePageTitle, useReadable } from '@duetto/shared/platform'
import { Page, RadioGroup, Stack } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../app/ShellContext'
import { pageMessages } from './messages'

/** /lang-config: every language of the site, the visitor's country first. */
export const LangConfig = () => {
  const { platform, locale } = useShell()
  const { formatMessage, formatDisplayName } = useIntl()
  const current = useReadable(locale)
  const title = formatMessage(pageMessages.langTitle)
  usePageTitle(title)
  const { settings, country } = platform
  const offered = localesIn(country, settings.locales)
  const all = [...offered, ...settings.locales.filter((code) => !offered.includes(code))]
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        <RadioGroup
          label={formatMessage(pageMessages.langLabel, {
            country: country ? (formatDisplayName(country, { type: 'region' }) ?? country) : '–',
          })}
          value={current}
          onChange={locale.choose}
          options={all.map((code) => ({ value: code, label: `${localeNames[code]} (${localeTag[code]})` }))}
        />
      </Stack>
    </Page>
  )
}
