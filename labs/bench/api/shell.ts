import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remotes } from '@duetto/shared/domain'
import { publishAll } from '../../../shared/registry/publish'
import type { Side } from './client'

const root = join(import.meta.dirname, '../../..')
const file = join(root, 'shell/dist/server/main.mjs')
export const isShellBuilt = (): boolean => existsSync(file)

interface Shell extends Side {
  /** In bytes, after garbage collection. */
  heap: () => Promise<number>
}

export const startShell = async (port: number, apiUrl: string): Promise<Shell> => {
  const registry = mkdtempSync(join(tmpdir(), 'bench-registry-'))
  await publishAll({ dir: registry, root, remotes })
  const url = `http://127.0.0.1:${port}`
  const reportHeap = join(import.meta.dirname, 'reportHeap.mjs')
  const child = spawn(process.execPath, ['--expose-gc', '--import', reportHeap, file], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: apiUrl,
      REGISTRY_DIR: registry,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isUp = () =>
    fetch(`${url}/api/settings.php`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await new Promise((done) => setTimeout(done, 50))
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(registry, { recursive: true, force: true })
    return true
  }
  const heap = async () => {
    child.send('heap')
    const [bytes] = (await once(child, 'message')) as [number]
    return bytes
  }
  return { url, pid: child.pid ?? 0, stop, heap }
}
