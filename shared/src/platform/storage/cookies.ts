import { attempt } from './attempt'

/** Sets a cookie for all paths of the host; a `maxAgeS` of 0 deletes it. Does nothing if cookies are blocked. */
export const writeCookie = (name: string, value: string, maxAgeS: number): void =>
  attempt(() => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`
  }, undefined)

export const hasCookies = (): boolean => attempt(() => navigator.cookieEnabled, false)
