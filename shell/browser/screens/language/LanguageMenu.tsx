import { localeNames, localeTag } from '@duetto/shared/domain'
import { Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { useOfferedLocales } from './useOfferedLocales'
import { languageMessages } from './messages'

export const LanguageMenu = () => {
  const { platform, locale } = useShell()
  const { formatMessage } = useIntl()
  const { current, offered } = useOfferedLocales()
  if (platform.settings.locales.length < 2) return null
  return (
    <Menu label={formatMessage(languageMessages.menu)} icon={icons.language}>
      {offered.map((code) => (
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
