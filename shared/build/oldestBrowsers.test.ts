/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newerSyntax, oldestBrowsers } from './oldestBrowsers'
import { root } from './remotes'

it.each([
  ['a lookbehind', 'const price = /(?<=€)\\d+/', 'safari16.3', 'safari16.4'],
  ['a private method', 'class Box { #open() {} }', 'safari14', 'safari15'],
  ['a static block', 'class Box { static { Box.made = 1 } }', 'firefox92', 'firefox93'],
])('%s is newer than a browser without it', async (_, code, without, having) => {
  expect(await newerSyntax(code, [without])).not.toBeNull()
  expect(await newerSyntax(code, [having])).toBeNull()
})

it('a declaration that the oldest browsers lack is named', async () => {
  expect(await newerSyntax('using file = open()', oldestBrowsers())).toMatch(/using file/)
})

it('the service worker, which is not bundled, runs in the oldest browsers', async () => {
  const worker = readFileSync(join(root, 'shell/serviceworker/sw.js'), 'utf8')
  expect(await newerSyntax(worker, oldestBrowsers())).toBeNull()
})

it('README names the oldest browsers that the build checks', () => {
  const line = readFileSync(join(root, 'README.md'), 'utf8').match(/^Browsers: (.*)$/m)?.[1] ?? ''
  const named = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios: 'iOS' }
  for (const target of oldestBrowsers()) {
    const [, browser = '', version] = /^([a-z]+)(.*)$/.exec(target) ?? []
    expect(line).toContain(`${named[browser as keyof typeof named]} ${version}`)
  }
})
