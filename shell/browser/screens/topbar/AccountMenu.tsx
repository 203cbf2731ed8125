import { Avatar, Menu, MenuItem, MenuLink, icons } from '@duetto/shared/ui'
import { useReadable } from '@duetto/shared/platform'
import type { Session } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { languageMessages } from '../language/messages'
import { topBarMessages } from './messages'

const links = [
  ['/profile', icons.user, topBarMessages.profile],
  ['/settings', icons.settings, topBarMessages.settings],
  ['/activity', icons.clock, topBarMessages.activity],
  ['/match-finder', icons.sparkles, topBarMessages.matchFinder],
  ['/credits', icons.credits, topBarMessages.credits],
  ['/transactions', icons.receipt, topBarMessages.transactions],
  ['/lang-config', icons.language, languageMessages.menu],
] as const
const themes = [
  ['dark', icons.moon, topBarMessages.themeDark],
  ['light', icons.sun, topBarMessages.themeLight],
  [null, icons.system, topBarMessages.themeSystem],
] as const

export const AccountMenu = ({ user }: Pick<Session, 'user'>) => {
  const { platform, theme, toasts, install } = useShell()
  const { formatMessage } = useIntl()
  const chosen = useReadable(theme)
  const canInstall = useReadable(install)
  const logOut = (): void => {
    platform.logOut().catch(() => {
      toasts.show({ text: formatMessage(topBarMessages.logoutFailed), tone: 'danger' })
    })
  }
  const image = user?.profile.main_image
  return (
    <Menu
      label={formatMessage(topBarMessages.account)}
      icon={icons.user}
      picture={image && <Avatar image={image} name={user.name} size={36} isOwn />}
    >
      {links.map(([to, icon, message]) => (
        <MenuLink key={to} icon={icon} to={to}>
          {formatMessage(message)}
        </MenuLink>
      ))}
      {themes
        .filter(([value]) => value !== chosen)
        .map(([value, icon, message]) => (
          <MenuItem key={value} icon={icon} onSelect={() => theme.choose(value)}>
            {formatMessage(message)}
          </MenuItem>
        ))}
      {canInstall && (
        <MenuItem icon={icons.download} onSelect={() => void install.prompt()}>
          {formatMessage(topBarMessages.install)}
        </MenuItem>
      )}
      <MenuItem icon={icons.logOut} onSelect={logOut}>
        {formatMessage(topBarMessages.logout)}
      </MenuItem>
    </Menu>
  )
}
