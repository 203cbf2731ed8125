/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../common/packages'
import { changelogErrors } from './changelog'
import { bakeArguments } from './images'
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

describe('release', () => {
  it('needs a section with upgrade notes', () => {
    expect(changelogErrors(changelog, '0.2.0')).toEqual([])
    expect(changelogErrors(changelog, '0.1.0')).toEqual([expect.stringMatching(/no "### Upgrade notes"/)])
    expect(changelogErrors(changelog, '0.3.0')).toEqual(['CHANGELOG.md has no section "## 0.3.0".'])
    expect(changelogErrors(changelog.replace('Set MAIL_FROM.', ''), '0.2.0')).toHaveLength(1)
  })

  it('writes the version to every file that repeats it, and nothing else', () => {
    const dir = mkdtempSync(join(tmpdir(), 'duetto-release-'))
    try {
      const copy = (file: string) => {
        mkdirSync(dirname(join(dir, file)), { recursive: true })
        cpSync(join(root, file), join(dir, file))
      }
      const files = [
        'package.json',
        'package-lock.json',
        '.env.example',
        'docker/kubernetes/kustomization.yaml',
      ]
      files.forEach(copy)
      const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n')
      expect(writeVersion(dir, '10.20.30')).toEqual(files)
      expect(readVersion(dir)).toBe('10.20.30')
      const changed = files.map((file) => {
        const before = linesOf(root, file)
        return linesOf(dir, file).filter((line, at) => line !== before[at])
      })
      expect(changed.map(({ length }) => length)).toEqual([1, 2, 1, 7])
      for (const line of changed.flat()) expect(line).toContain('10.20.30')
    } finally {
      rmSync(dir, { recursive: true })
    }
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
