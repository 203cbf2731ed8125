import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { ourPalettes } from '@duetto/shared/brand'
import type { ColourName } from '@duetto/shared/brand'
import english from 'ra-language-english'
import { defaultDarkTheme, defaultLightTheme } from 'react-admin'
import type { RaThemeOptions } from 'react-admin'

const face = (url: string, range: string) => ({
  '@font-face': {
    fontFamily: 'Figtree Variable',
    fontWeight: '300 900',
    fontDisplay: 'swap',
    src: `url(${url}) format('woff2')`,
    unicodeRange: range,
  },
})
const fonts = [
  face(latinExt, 'U+0100-02BA,U+1E00-1E9F,U+2C60-2C7F'),
  face(latin, 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122'),
]

const createTheme = (mode: 'light' | 'dark'): RaThemeOptions => {
  const colour = (name: ColourName): string => ourPalettes[mode][name]
  const focus = { outline: `3px solid ${colour('focus')}`, outlineOffset: 2 }
  return {
    ...(mode === 'light' ? defaultLightTheme : defaultDarkTheme),
    palette: {
      mode,
      background: { default: colour('bg'), paper: colour('surface') },
      text: { primary: colour('ink'), secondary: colour('ink-2') },
      primary: { main: colour('primary-ink'), contrastText: mode === 'light' ? '#fff' : colour('bg') },
      secondary: { main: colour('secondary'), contrastText: colour('on-secondary') },
      success: { main: colour('success-ink'), contrastText: mode === 'light' ? '#fff' : colour('bg') },
      error: { main: colour('danger-ink'), contrastText: mode === 'light' ? '#fff' : colour('bg') },
      divider: colour('line'),
    },
    typography: {
      fontFamily: '"Figtree Variable",system-ui,"Segoe UI",sans-serif',
      h1: { fontSize: '1.75rem', fontWeight: 650 },
      h2: { fontSize: '1.25rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    shape: { borderRadius: 10 },
    components: {
      ...(mode === 'light' ? defaultLightTheme : defaultDarkTheme).components,
      MuiCssBaseline: {
        styleOverrides: [
          ...fonts,
          {
            body: { overflowWrap: 'break-word' },
            ':focus-visible': focus,
            '@media (prefers-reduced-motion: reduce)': {
              '*, ::before, ::after': { animation: 'none !important', transition: 'none !important' },
            },
          },
        ],
      },
      MuiAppBar: {
        styleOverrides: { root: { backgroundColor: colour('dark'), color: colour('on-dark') } },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': english.ra.page.loading } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focus } } },
      MuiButton: { styleOverrides: { root: { minHeight: 40 } } },
    },
  }
}

export const lightTheme = createTheme('light')
export const darkTheme = createTheme('dark')
