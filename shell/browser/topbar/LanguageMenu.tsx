import { localesIn } from '@duetto/shared/i18n'
import { localeNames, localeTag } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../app/ShellContext'
import { topBarMessages } from './messages'

/** The languages of the visitor's country, each in its own name. Changing needs no reload. */
export const LanguageMenu = () => {
  const { platform, locale } = useShell()
  const { formatMessage } = useIntl()
  const current = useReadable(locale)
  const { settings, country } = platform
  const offered = localesIn(settings.geoip_selected_country ?? country, settings.locales)
  const shown = offered.includes(current) ? offered : [current, ...offered]
  if (shown.length < 2) return null
  return (
    <Menu label={formatMessage(topBarMessages.language)} icon={icons.language}>
      {shown.map((code) => (
        <MenuItem
          key={code}
          lang={localeTag[code]}
          icon={code === current ? icons.check : undefined}
          isCurrent={code === current}
          onSelect={() => locale.choose(code)}
        >
          {localeNames[code]}
        </MenuItem>
      ))}
    </Menu>
  )
}
