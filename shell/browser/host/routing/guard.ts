import { addresses, returnPath, returnToParam, withHash } from '@duetto/shared/domain'
import type { PlatformLocation, Route, Session } from '@duetto/shared/platform'

export type GuardResult = { show: true } | { show: false; redirect: string | null }

const shown: GuardResult = { show: true }
const waiting: GuardResult = { show: false, redirect: null }

export const guardRoute = (
  { access }: Pick<Route, 'access'>,
  status: Session['status'],
  { pathname, search, hash }: Pick<PlatformLocation, 'pathname' | 'search' | 'hash'>,
): GuardResult => {
  if (access === undefined || access === 'anyone') return shown
  if (status === 'unknown') return waiting
  if (access === 'members' && status === 'visitor') {
    return { show: false, redirect: addresses.login(`${pathname}${search}${hash}`) }
  }
  if (access === 'visitors' && status === 'member') {
    const target = returnPath(new URLSearchParams(search).get(returnToParam))
    return { show: false, redirect: withHash(target, hash) }
  }
  return shown
}
