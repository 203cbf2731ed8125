import { attempt } from './attempt'

/** For all paths of the host; `maxAgeS` 0 deletes the cookie. Does nothing if cookies are blocked. */
export const writeCookie = (name: string, value: string, maxAgeS: number): void =>
  attempt(() => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`
  }, undefined)

/** Whether the browser accepts cookies, which login requires. */
export const hasCookies = (): boolean => attempt(() => navigator.cookieEnabled, false)
