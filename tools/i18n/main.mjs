/**
 * Texts of every package, by formatjs; what it writes is in .cache/i18n/<package>.
 *
 *   npm run i18n:extract   English out of the sources; messages.json has the descriptions for translators
 *   npm run i18n:verify    each locale has every text, no other, and the same values and tags in it; no word
 *                          before a name depends on its first letter
 *   npm run i18n:compile   syntax trees of every locale and of the pseudo-locale en-XA
 *   npm run i18n:report    how far each translation is
 */
import { collect, compile, outOf, packages, sourceLocale, verify } from './catalogues.mjs'

const collected = await Promise.all(packages.map(async (name) => [name, await collect(name)]))
const locales = [...new Set(collected.flatMap(([, texts]) => Object.keys(texts)))].sort()
const countOf = (texts) => Object.keys(texts).length

/** Also counts texts identical to English: names and symbols, or texts someone forgot to translate. */
const progressOf = (name, english, texts = {}) => {
  const ids = Object.keys(english)
  const done = ids.filter((id) => Object.hasOwn(texts, id))
  const share = ids.length === 0 ? 100 : Math.floor((done.length / ids.length) * 100)
  const same = done.filter((id) => texts[id] === english[id]).length
  return [name, `${done.length}/${ids.length}`, `${share} %`, `${same} as in English`]
}

const commands = {
  extract: async () =>
    collected.forEach(([name, texts]) =>
      console.log(`${name}: ${countOf(texts[sourceLocale])} texts, ${outOf(name)}/messages.json`),
    ),
  verify: async () => {
    for (const [name, texts] of collected) {
      const faults = await verify(name, texts, locales)
      if (!faults) continue
      console.error(`${name}\n${faults}`)
      process.exitCode = 1
    }
    if (!process.exitCode) console.log(`${packages.length} packages, ${locales.join(', ')}: complete`)
  },
  compile: async () => {
    for (const [name, texts] of collected) await compile(name, texts)
  },
  report: async () =>
    locales
      .filter((locale) => locale !== sourceLocale)
      .forEach((locale) => {
        console.log(locale)
        for (const [name, texts] of collected) {
          const [label, ...cells] = progressOf(name, texts[sourceLocale], texts[locale])
          console.log(`  ${label.padEnd(14)}${cells.map((cell) => cell.padStart(10)).join('  ')}`)
        }
      }),
}

const command = commands[process.argv[2]]
if (command) await command()
else {
  console.error(`Usage: node tools/i18n/main.mjs ${Object.keys(commands).join('|')}`)
  process.exitCode = 2
}
