export { ProfilePage } from './profile/ProfilePage'
export { SettingsPage } from './settings/SettingsPage'
