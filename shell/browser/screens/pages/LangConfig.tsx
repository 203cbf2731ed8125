import { languageParam, localeNames, localeTag } from '@duetto/shared/domain'
import { usePageTitle } from '@duetto/shared/platform'
import { Page, RadioGroup, Stack } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { useOfferedLocales } from '../language/useOfferedLocales'
import { pageMessages } from './messages'

export const LangConfig = () => {
  const { platform, locale } = useShell()
  const { formatMessage, formatDisplayName } = useIntl()
  const { current, offered } = useOfferedLocales()
  const title = formatMessage(pageMessages.langTitle)
  usePageTitle(title)
  const country = platform.settings.geoip_selected_country ?? platform.country
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        <div data-scripted>
          <RadioGroup
            label={
              country
                ? formatMessage(pageMessages.langLabel, {
                    country: formatDisplayName(country, { type: 'region' }) ?? country,
                  })
                : formatMessage(pageMessages.langAll)
            }
            value={current}
            onChange={locale.choose}
            options={offered.map((code) => ({
              value: code,
              label: `${localeNames[code]} (${localeTag[code]})`,
            }))}
          />
        </div>
        <noscript>
          <ul>
            {offered.map((code) => (
              <li key={code}>
                <a
                  href={`?${languageParam}=${code}`}
                  lang={localeTag[code]}
                  aria-current={code === current || undefined}
                >
                  {localeNames[code]}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </Stack>
    </Page>
  )
}
