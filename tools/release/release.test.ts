/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../common/packages'
import { changelogErrors } from './changelog'
import { bakeArguments } from './images'
import { git, release } from './release'
import { readVersion, writeVersion } from './version'

const changelog = `# Changelog

## Unreleased

## 0.2.0 (2026-12-01)

### Upgrade notes

Set MAIL_FROM.

### Added

- A feature.

## 0.1.0

### Added

- Everything.
`

const files = ['package.json', 'package-lock.json', '.env.example', 'docker/kubernetes/kustomization.yaml']

describe('release', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'duetto-release-'))
    for (const file of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      cpSync(join(root, file), join(dir, file))
    }
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('needs a section with upgrade notes', () => {
    expect(changelogErrors(changelog, '0.2.0')).toEqual([])
    expect(changelogErrors(changelog, '0.1.0')).toEqual([expect.stringMatching(/no "### Upgrade notes"/)])
    expect(changelogErrors(changelog, '0.3.0')).toEqual(['CHANGELOG.md has no section "## 0.3.0".'])
    expect(changelogErrors(changelog.replace('Set MAIL_FROM.', ''), '0.2.0')).toHaveLength(1)
  })

  it('writes the version to every file that repeats it, and nothing else', () => {
    const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n')
    expect(writeVersion(dir, '10.20.30')).toEqual(files)
    expect(readVersion(dir)).toBe('10.20.30')
    const changed = files.map((file) => {
      const before = linesOf(root, file)
      return linesOf(dir, file).filter((line, at) => line !== before[at])
    })
    expect(changed.map(({ length }) => length)).toEqual([1, 2, 1, 7])
    for (const line of changed.flat()) expect(line).toContain('10.20.30')
  })

  describe('in a repository', () => {
    let lines: string[]
    beforeEach(() => {
      lines = []
      for (const method of ['log', 'error'] as const)
        jest
          .spyOn(console, method)
          .mockImplementation((...given: unknown[]) => void lines.push(given.join(' ')))
      writeFileSync(join(dir, 'CHANGELOG.md'), changelog)
      git(dir, 'init', '--quiet')
      git(dir, 'config', 'user.name', 'Olga')
      git(dir, 'config', 'user.email', 'olga@site.example')
      git(dir, 'config', 'core.hooksPath', '/dev/null')
      git(dir, 'add', '.')
      git(dir, 'commit', '--quiet', '-m', 'first')
    })
    afterEach(() => jest.restoreAllMocks())
    const commits = () => git(dir, 'log', '--format=%s').split('\n')

    it('makes one commit of the version, with its tag', () => {
      expect(release(dir, '0.2.0', false)).toBe(0)
      expect(commits()).toEqual(['chore(release): release 0.2.0', 'first'])
      expect(git(dir, 'show', '--format=', '--name-only', 'HEAD').split('\n').sort()).toEqual(
        [...files].sort(),
      )
      expect(git(dir, 'tag', '--points-at', 'HEAD')).toBe('v0.2.0')
      expect(git(dir, 'status', '--porcelain')).toBe('')
    })

    it('changes nothing in a dry run', () => {
      expect(release(dir, '0.2.0', true)).toBe(0)
      expect(lines).toEqual(['Version 0.2.0 can be released.'])
      expect([commits(), git(dir, 'tag'), git(dir, 'status', '--porcelain')]).toEqual([['first'], '', ''])
    })

    it.each([
      ['what is no version', '0.2', () => undefined, /"0\.2" is not a version/],
      ['a version without a section', '0.3.0', () => undefined, /no section "## 0\.3\.0"/],
      ['a version that is tagged', '0.2.0', () => git(dir, 'tag', 'v0.2.0'), /already exists/],
      ['a changed tree', '0.2.0', () => writeFileSync(join(dir, 'new'), ''), /working tree has changes/],
    ])('refuses %s', (_, version, prepare, reason) => {
      prepare()
      expect(release(dir, version, false)).toBe(1)
      expect(lines).toContainEqual(expect.stringMatching(reason))
      expect(commits()).toEqual(['first'])
    })
  })

  it('tags only full releases as latest', () => {
    const tags = (version: string) =>
      bakeArguments({ version, prefix: 'registry.example/duetto', mode: '--push' }).filter((one) =>
        one.startsWith('gateway.tags'),
      )
    expect(tags('0.2.0')).toEqual([
      'gateway.tags=registry.example/duetto-gateway:0.2.0',
      'gateway.tags=registry.example/duetto-gateway:latest',
    ])
    expect(tags('0.2.0-rc.1')).toEqual([])
  })
})
