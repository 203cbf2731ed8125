import { palettesOf } from '@duetto/shared/brand'
import type { Palettes } from '@duetto/shared/brand'
import type { Settings } from '@duetto/shared/contract'
import { logoPath, logoPattern } from '@duetto/shared/domain'
import { fontCss, preloadedFonts, tokensCss } from '@duetto/shared/theme'
import { discreetCss } from '../../common/discreetCss'

interface PageLook {
  css: string
  fonts: readonly string[]
  palettes: Palettes
}

const fontsUrl = '/f/'
const looks = new WeakMap<object, PageLook>()

const logoCss = ({ logo, logo_dark: ofDark }: Settings['brand']): string => {
  const size = logoPattern.exec(logo)
  if (!size) return ''
  const dark = '--logo-picture:var(--logo-on-dark)'
  return [
    `:root{--logo-ratio:${size[1]}/${size[2]};--logo-picture:url(${logoPath(logo)});--logo-on-dark:url(${logoPath(ofDark || logo)})}`,
    ofDark && `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    ofDark && `:root[data-theme=dark]{${dark}}`,
  ].join('')
}

export const lookOf = (settings: Pick<Settings, 'brand'>): PageLook => {
  const { brand } = settings
  const known = looks.get(brand)
  if (known) return known
  const made = {
    css: `${fontCss(fontsUrl, brand.fonts)}${tokensCss(brand)}${logoCss(brand)}${discreetCss}`,
    fonts: preloadedFonts(fontsUrl, brand.fonts),
    palettes: palettesOf(brand),
  }
  looks.set(brand, made)
  return made
}
