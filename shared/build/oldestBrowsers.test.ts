/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { newerSyntax, OldestBrowsersPlugin, oldestBrowsers } from './oldestBrowsers'
import { root } from './remotes'

it.each([
  ['a lookbehind', 'const price = /(?<=€)\\d+/', 'safari16.3', 'safari16.4'],
  ['a private method', 'class Box { #open() {} }', 'safari14', 'safari15'],
  ['a static block', 'class Box { static { Box.made = 1 } }', 'firefox92', 'firefox93'],
])('%s is newer than a browser without it', async (_, code, without, having) => {
  expect(await newerSyntax(code, [without])).not.toBeNull()
  expect(await newerSyntax(code, [having])).toBeNull()
})

it('names a declaration that the oldest browsers do not support', async () => {
  expect(await newerSyntax('using file = open()', oldestBrowsers())).toMatch(/using file/)
})

it('the unbundled service worker runs in the oldest browsers', async () => {
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

describe('a build', () => {
  const context = mkdtempSync(join(tmpdir(), 'duetto-oldest-'))
  afterAll(() => rmSync(context, { recursive: true, force: true }))
  const build = async (code: string): Promise<string[]> => {
    writeFileSync(join(context, 'entry.js'), code)
    const plugins = [new OldestBrowsersPlugin()]
    const output = { path: join(context, 'out') }
    const compiler = webpack({
      mode: 'production',
      optimization: { minimize: false },
      context,
      entry: './entry.js',
      output,
      plugins,
    })
    const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
      compiler?.run((error, result) => (error ? fail(error) : done(result))),
    )
    return (stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message)
  }

  it('fails if a script has newer syntax, with its position', async () => {
    const [error = ''] = await build('console.log(/[[a-z]--[aeiou]]/v.test(document.title))')
    expect(error).toMatch(/^main\.js has syntax newer than chrome120, .*aeiou/)
  })

  it('passes a script that they can parse', async () => {
    expect(await build('console.log(/(?<=a)b/.test(document.title))')).toEqual([])
  })
})
