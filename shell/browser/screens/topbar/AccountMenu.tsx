import { Avatar, Menu, MenuItem, MenuLink, icons } from '@duetto/shared/ui'
import { useReadable } from '@duetto/shared/platform'
import type { Session } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { languageMessages } from '../language/messages'
import { topBarMessages } from './messages'

/** Everything for a member that is not in the navigation, behind their avatar. */
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
  const picture = user?.profile.main_image?.thumb_filename
  return (
    <Menu
      label={formatMessage(topBarMessages.account)}
      icon={icons.user}
      picture={picture && user && <Avatar src={picture} name={user.name} size={36} isOwn />}
    >
      <MenuLink icon={icons.user} to="/profile">
        {formatMessage(topBarMessages.profile)}
      </MenuLink>
      <MenuLink icon={icons.settings} to="/settings">
        {formatMessage(topBarMessages.settings)}
      </MenuLink>
      <MenuLink icon={icons.clock} to="/activity">
        {formatMessage(topBarMessages.activity)}
      </MenuLink>
      <MenuLink icon={icons.sparkles} to="/match-finder">
        {formatMessage(topBarMessages.matchFinder)}
      </MenuLink>
      <MenuLink icon={icons.credits} to="/credits">
        {formatMessage(topBarMessages.credits)}
      </MenuLink>
      <MenuLink icon={icons.receipt} to="/transactions">
        {formatMessage(topBarMessages.transactions)}
      </MenuLink>
      <MenuLink icon={icons.language} to="/lang-config">
        {formatMessage(languageMessages.menu)}
      </MenuLink>
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
