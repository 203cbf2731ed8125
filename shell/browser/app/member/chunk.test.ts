/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const browser = join(import.meta.dirname, '../..')
const imported = /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gms

const fileOf = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts'].map((end) => `${path}${end}`).find((file) => existsSync(file))

const withStaticImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    const next = fileOf(join(dirname(file), path))
    if (next) withStaticImports(next, found)
  }
  return found
}
const namesOf = (files: Iterable<string>): string[] =>
  [...files].map((file) => relative(browser, file)).filter((name) => !name.startsWith('..'))

it('the initial script contains nothing from the member chunk', () => {
  const first = namesOf(withStaticImports(join(browser, 'app/boot.tsx')))
  expect(first).toContain('screens/topbar/TopBar.tsx')
  const parts = namesOf(withStaticImports(join(browser, 'app/member/chunk.ts')))
  expect(parts).toContain('screens/topbar/AccountMenu.tsx')
  const membersOnly =
    /^screens\/notices\/(?!dismissals)|member\/chunk|realtimeSync|playMessageSound|tabSync|leadership|matchPopups|serverEvents|handleServerEvent|Member(Nav|Search|Popups)|AccountMenu|BottomNav|WalletLink|use(Like|Activation|TimeBonusPopup)/
  expect(first.filter((name) => membersOnly.test(name))).toEqual([])
})
