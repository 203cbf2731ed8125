import { attempt } from './attempt'

/** Sets a cookie for the whole site; `maxAgeS` 0 deletes it. Without cookies, nothing happens. */
export const writeCookie = (name: string, value: string, maxAgeS: number): void =>
  attempt(() => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`
  }, undefined)

/** Whether the browser stores cookies, without which nobody can log in. */
export const hasCookies = (): boolean => attempt(() => navigator.cookieEnabled, false)
