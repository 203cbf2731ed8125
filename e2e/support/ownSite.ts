import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { site, addressesFrom } from './site'

const root = join(__dirname, '../..')

export const createOwnSite = (after: number) => {
  const base = Number(new URL(site.url).port) + after
  const addresses = addressesFrom(base)
  const dataDir = mkdtempSync(join(tmpdir(), 'duetto-own-'))
  let running: ReturnType<typeof spawn> | undefined

  const stop = async () => {
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }

  const start = async (env: Record<string, string>): Promise<void> => {
    await stop()
    running = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'startBuilt.ts')], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(base),
        DATA_DIR: dataDir,
        RATE_LIMITS: '0',
        DEMO_DRAWS_AHEAD: '0',
        ...env,
      },
    })
    await expect(async () => {
      expect(running?.exitCode).toBe(null)
      expect((await fetch(`${addresses.url}/api/health/ready`)).ok).toBe(true)
    }).toPass({ timeout: 120_000 })
  }

  const end = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { ...addresses, dataDir, start, stop, end }
}
