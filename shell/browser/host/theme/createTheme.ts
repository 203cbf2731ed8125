import type { Readable } from '@duetto/shared/platform'
import { afterPaint, writable, writeCookie } from '@duetto/shared/platform'
import { themeCookie } from '../../../common/BootData'
import type { Theme } from '../../../common/BootData'

const YEAR_S = 31_536_000

export interface ThemeChoice extends Readable<Theme | null> {
  choose: (theme: Theme | null) => void
}

/**
 * Light, dark, or the system's choice (null); stored in a cookie, because the server renders the first paint.
 */
export const createTheme = (initial: Theme | null): ThemeChoice => {
  const { get, getInitial, subscribe, set } = writable<Theme | null>(initial)
  return {
    get,
    getInitial,
    subscribe,
    choose: (theme) => {
      writeCookie(themeCookie, theme ?? '', theme ? YEAR_S : 0)
      set(theme)
      // The choice answers the tap; every colour of the page takes a slow phone most of a tenth of a second.
      afterPaint(() => {
        if (theme) document.documentElement.dataset.theme = theme
        else delete document.documentElement.dataset.theme
      })
    },
  }
}
