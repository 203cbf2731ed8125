import { brandIconPath } from '@duetto/shared/domain'

/** Returns the URLs of the tab's icons; `new` is the site's with a dot. `icon` is the brand's, if it has one. */
export const tabIconsOf = (icon = '') => ({
  own: icon ? brandIconPath(icon, '192.png') : '/icons/icon.svg',
  new: icon ? brandIconPath(icon, 'new.png') : '/icons/icon-new.svg',
  discreet: '/icons/discreet.svg',
})
