import { parse } from '@formatjs/icu-messageformat-parser'

/** Compiles a catalogue `{ id: text }` to `{ id: ast }`, so that the browser needs no message parser. */
export default function catalogue(source) {
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([id, text]) => {
      try {
        return [id, parse(text)]
      } catch (error) {
        throw new Error(`${this.resourcePath}: "${id}" is not a valid message: ${error.message}`, {
          cause: error,
        })
      }
    }),
  )
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}
