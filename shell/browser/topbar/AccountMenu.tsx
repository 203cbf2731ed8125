import { Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useReadable } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useShell } from '../app/ShellContext'
import { topBarMessages } from './messages'

/** My profile, settings, appearance, logout. */
export const AccountMenu = () => {
  const { platform, theme, toasts, install } = useShell()
  const { formatMessage } = useIntl()
  const chosen = useReadable(theme)
  const canInstall = useReadable(install)
  const { navigation } = platform
  const logOut = (): void => {
    platform.logOut().catch(() => {
      toasts.show({ text: formatMessage(topBarMessages.logoutFailed), tone: 'danger' })
    })
  }
  return (
    <Menu label={formatMessage(topBarMessages.account)} icon={icons.user}>
      <MenuItem icon={icons.user} onSelect={() => navigation.push('/profile')}>
        {formatMessage(topBarMessages.profile)}
      </MenuItem>
      <MenuItem icon={icons.settings} onSelect={() => navigation.push('/settings')}>
        {formatMessage(topBarMessages.settings)}
      </MenuItem>
      <MenuItem icon={icons.receipt} onSelect={() => navigation.push('/transactions')}>
        {formatMessage(topBarMessages.transactions)}
      </MenuItem>
      {chosen !== 'dark' && (
        <MenuItem icon={icons.moon} onSelect={() => theme.choose('dark')}>
          {formatMessage(topBarMessages.themeDark)}
        </MenuItem>
      )}
      {chosen !== 'light' && (
        <MenuItem icon={icons.sun} onSelect={() => theme.choose('light')}>
          {formatMessage(topBarMessages.themeLight)}
        </MenuItem>
      )}
      {chosen !== null && (
        <MenuItem icon={icons.system} onSelect={() => theme.choose(null)}>
          {formatMessage(topBarMessages.themeSystem)}
        </MenuItem>
      )}
      {canInstall && (
        <MenuItem icon={icons.system} onSelect={() => void install.prompt()}>
          {formatMessage(topBarMessages.install)}
        </MenuItem>
      )}
      <MenuItem icon={icons.logOut} onSelect={logOut}>
        {formatMessage(topBarMessages.logout)}
      </MenuItem>
    </Menu>
  )
}
