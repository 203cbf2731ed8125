import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from '@duetto/shared/domain'
import { expect, test } from '@playwright/test'

const root = join(__dirname, '../../..')

const modulesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, String(name)))
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources)

const consoleOnly = [
  /\/contract\/console\//,
  /\/domain\/operators\.ts/,
  /\/node_modules\/react-admin\//,
  /\/node_modules\/ra-[a-z-]+\//,
  /\/node_modules\/@mui\//,
]

test('visitors download nothing of the console', () => {
  const ours = modulesOf('console/dist')
  for (const pattern of consoleOnly)
    expect(
      ours.some((module) => pattern.test(module)),
      `${pattern}`,
    ).toBe(true)
  for (const name of ['shell', ...remotes]) {
    const modules = modulesOf(`${name}/dist`)
    expect(modules, name).not.toEqual([])
    expect(
      modules.filter((module) => consoleOnly.some((pattern) => pattern.test(module))),
      name,
    ).toEqual([])
  }
})
