import { addresses } from '@duetto/shared/domain'

const aliases: Readonly<Record<string, string>> = {
  '/account': addresses.ownData,
  '/blocked': '/settings#blocked',
  '/blocks': '/settings#blocked',
  '/contact': '/pages/service',
  '/cookies': '/pages/cookies',
  '/faq': '/pages/faq',
  '/forgot-password': '/reset-password',
  '/help': '/pages/faq',
  '/home': addresses.home,
  '/inbox': addresses.chats,
  '/join': addresses.signUp(),
  '/language': '/lang-config',
  '/matches': '/likes/matches',
  '/messages': addresses.chats,
  '/prices': '/pricing',
  '/privacy': '/pages/privacy',
  '/register': addresses.signUp(),
  '/search': addresses.members,
  '/sign-in': addresses.login(),
  '/sign-up': addresses.signUp(),
  '/signin': addresses.login(),
  '/support': '/pages/service',
  '/swipe': '/swipe-game',
  '/terms': '/pages/terms',
  '/wallet': '/credits',
}

export const aliasOf = ({ pathname, search }: { pathname: string; search: string }): URL | null => {
  const path = pathname.replace(/\/+$/, '')
  if (!Object.hasOwn(aliases, path)) return null
  const target = new URL(aliases[path] ?? '', 'http://page')
  target.search = search
  return target
}
