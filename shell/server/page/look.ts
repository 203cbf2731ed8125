import { palettesOf } from '@duetto/shared/brand'
import type { Palettes } from '@duetto/shared/brand'
import type { Settings } from '@duetto/shared/contract'
import { ourLook } from '@duetto/shared/domain'
import { fontCss, preloadedFonts, tokensCss } from '@duetto/shared/theme'
import { discreetCss } from '../../common/discreetCss'

interface PageLook {
  css: string
  fonts: readonly string[]
  palettes: Palettes
}

const fontsUrl = '/f/'
const looks = new WeakMap<object, PageLook>()

/** Styles, fonts and colours of a site's pages, cached by the brand's object. */
export const lookOf = (settings: Pick<Settings, 'brand'>): PageLook => {
  // An API of an earlier version sends no brand.
  const brand = (settings.brand as Settings['brand'] | undefined) ?? ourLook
  const known = looks.get(brand)
  if (known) return known
  const made = {
    css: `${fontCss(fontsUrl, brand.fonts)}${tokensCss(brand)}${discreetCss}`,
    fonts: preloadedFonts(fontsUrl, brand.fonts),
    palettes: palettesOf(brand),
  }
  looks.set(brand, made)
  return made
}
