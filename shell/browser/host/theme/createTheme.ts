import type { Readable } from '@duetto/shared/platform'
import { afterPaint, writable, writeCookie } from '@duetto/shared/platform'
import { themeCookie } from '../../../common/BootData'
import type { Theme } from '../../../common/BootData'

const YEAR_S = 31_536_000

export interface ThemeChoice extends Readable<Theme | null> {
  choose: (theme: Theme | null) => void
}

/** Null means the system's theme. The server reads the cookie when it renders the page. */
export const createTheme = (initial: Theme | null): ThemeChoice => {
  const chosen = writable<Theme | null>(initial)
  return {
    ...chosen,
    choose: (theme) => {
      writeCookie(themeCookie, theme ?? '', theme ? YEAR_S : 0)
      chosen.set(theme)
      // Let the browser paint the selected option first, because repainting the page takes long on slow phones.
      afterPaint(() => {
        if (theme) document.documentElement.dataset.theme = theme
        else delete document.documentElement.dataset.theme
      })
    },
  }
}
