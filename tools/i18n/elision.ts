export type Catalogue = Record<string, string>
export type Catalogues = Record<string, Catalogue>

/** Placeholders for names, which may begin with a vowel. */
const names = 'name|sender|place|city|region|country|company|site'
/**
 * Words that texts must not put before a name, because they change before certain sounds: in French, "de Anna" becomes
 * "d’Anna"; in Spanish, "y Irene" becomes "e Irene". The Italian list omits "a" and "e", because "ad Anna" and "ed
 * Elena" are optional.
 */
const words = {
  fr: 'de|que|le|la|je|me|te|se|ne|ce|jusque|lorsque|puisque|quoique',
  es: 'y|o',
  it: 'lo|la|una|dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla|quello|quella',
}
const patternOf = (list: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${list})(?:\s|<\w+>|[«“"])+\{(?:${names})[,}]`, 'iu')
const patterns: Record<string, RegExp> = Object.fromEntries(
  Object.entries(words).map(([locale, list]) => [locale, patternOf(list)]),
)

export const findElision = (locale: string, text: string): string | undefined =>
  patterns[locale]?.exec(text)?.[0]

export const listElisions = (texts: Catalogues): string =>
  Object.entries(texts)
    .flatMap(([locale, catalogue]) =>
      Object.entries(catalogue).map(([id, text]) => ({ locale, id, found: findElision(locale, text) })),
    )
    .filter(({ found }) => found)
    .map(({ locale, id, found }) => `${locale}: ${id}: the word before a name depends on it: “${found}”`)
    .join('\n')
