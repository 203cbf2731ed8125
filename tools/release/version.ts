import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const places: Record<string, RegExp> = {
  'package.json': /(^ {2}"version": ")[^"]+/m,
  'package-lock.json': /((?:^\{|"": \{)\s+"name": "duetto",\s+"version": ")[^"]+/g,
  '.env.example': /(^DUETTO_VERSION=).*/m,
  'docker/kubernetes/kustomization.yaml': /(newTag: )[^ }]+/g,
}

export const readVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

export const writeVersion = (root: string, version: string): string[] => {
  for (const [file, pattern] of Object.entries(places)) {
    const text = readFileSync(join(root, file), 'utf8')
    if (text.search(pattern) < 0) throw new Error(`${file} does not contain the version.`)
    // Replace with a function: in a replacement string, the digits of the version would follow `$1`.
    writeFileSync(
      join(root, file),
      text.replace(pattern, (_, before: string) => before + version),
    )
  }
  return Object.keys(places)
}
