import type { Locale } from '@duetto/shared/domain'
import type { Catalogue } from '@duetto/shared/i18n'
import type { Route } from '@duetto/shared/platform'
import { complaintMessages } from '../../../browser/screens/pages/complaints/messages'
import { pageMessages } from '../../../browser/screens/pages/messages'
import { staticPages } from '../../../browser/screens/pages/static/staticPages'
import { intlOf } from './intlOf'

const titleOf = ({ id }: Route) => {
  if (id === 'complaints') return complaintMessages.title
  if (id === 'lang-config') return pageMessages.langTitle
  return staticPages[id === 'token' ? 'compliance' : id.replace('pages-', '')]?.title
}

export const ownTitle = (route: Route | null, locale: Locale, catalogue: Catalogue): string | null => {
  const title = route?.owner === 'shell' ? titleOf(route) : undefined
  if (!title) return null
  return intlOf(locale, catalogue).formatMessage(title)
}
