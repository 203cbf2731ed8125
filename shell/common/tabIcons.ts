import { brandIconPath } from '@duetto/shared/domain'

/** Icons of the tab: the site's, the same with a dot (`new`), and that of discreet mode. `icon` is the brand's. */
export const tabIconsOf = (icon = '') => ({
  own: icon ? brandIconPath(icon, '192.png') : '/icons/icon.svg',
  new: icon ? brandIconPath(icon, 'new.png') : '/icons/icon-new.svg',
  discreet: '/icons/discreet.svg',
})
