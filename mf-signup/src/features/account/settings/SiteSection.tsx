import { localeNames } from '@duetto/shared/domain'
import { usePlatform, useReadable, useSettings } from '@duetto/shared/platform'
import { Card, SegmentedControl, Select } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Section } from '../../../widgets/page/Section'
import { accountMessages } from './accountMessages'

/** The language is saved in the account, the theme in this browser. */
export const SiteSection = () => {
  const { formatMessage } = useIntl()
  const { locale, preferences } = usePlatform()
  const { locales } = useSettings()
  const language = useReadable(locale)
  const theme = useReadable(preferences.theme)
  return (
    <Card>
      <Section anchor="site" title={formatMessage(accountMessages.site)}>
        {locales.length > 1 && (
          <Select
            label={formatMessage(accountMessages.language)}
            value={language}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            onChange={preferences.chooseLocale}
          />
        )}
        <SegmentedControl
          label={formatMessage(accountMessages.appearance)}
          value={theme ?? 'system'}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: formatMessage(accountMessages[value]),
          }))}
          onChange={(value) => preferences.theme.choose(value === 'system' ? null : value)}
        />
      </Section>
    </Card>
  )
}
