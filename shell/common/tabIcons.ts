import { brandIconPath } from '@duetto/shared/domain'

export const tabIconsOf = (icon = '') => ({
  own: icon ? brandIconPath(icon, '192.png') : '/icons/icon.svg',
  new: icon ? brandIconPath(icon, 'new.png') : '/icons/icon-new.svg',
  discreet: '/icons/discreet.svg',
})
