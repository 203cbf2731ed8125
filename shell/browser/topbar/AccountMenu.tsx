import { Avatar, Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useReadable } from '@duetto/shared/platform'
import type { Session } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useShell } from '../app/ShellContext'
import { topBarMessages } from './messages'

/** Everything for a member that is not in the navigation, behind their avatar. */
export const AccountMenu = ({ user }: Pick<Session, 'user'>) => {
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
  const picture = user?.profile.main_image?.thumb_filename
  return (
    <Menu
      label={formatMessage(topBarMessages.account)}
      icon={icons.user}
      picture={picture && user && <Avatar src={picture} name={user.name} size={36} isOwn />}
    >
      <MenuItem icon={icons.user} onSelect={() => navigation.push('/profile')}>
        {formatMessage(topBarMessages.profile)}
      </MenuItem>
      <MenuItem icon={icons.settings} onSelect={() => navigation.push('/settings')}>
        {formatMessage(topBarMessages.settings)}
      </MenuItem>
      <MenuItem icon={icons.sparkles} onSelect={() => navigation.push('/match-finder')}>
        {formatMessage(topBarMessages.matchFinder)}
      </MenuItem>
      <MenuItem icon={icons.credits} onSelect={() => navigation.push('/credits')}>
        {formatMessage(topBarMessages.credits)}
      </MenuItem>
      <MenuItem icon={icons.receipt} onSelect={() => navigation.push('/transactions')}>
        {formatMessage(topBarMessages.transactions)}
      </MenuItem>
      <MenuItem icon={icons.language} onSelect={() => navigation.push('/lang-config')}>
        {formatMessage(topBarMessages.language)}
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
