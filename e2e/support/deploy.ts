import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(__dirname, '../..')

interface Manifest {
  build: string
  files: Record<string, { integrity: string }>
}

/**
 * Copies a remote's build under a new name and returns the new folder. `edit` changes the text of build.json and of
 * each script.
 */
export const createBuild = (
  remote: string,
  build: string,
  edit: (text: string) => string = (text) => text,
): string => {
  const dist = join(root, remote, 'dist')
  const current = readdirSync(dist).find((name) => existsSync(join(dist, name, 'build.json'))) ?? ''
  const folder = join(mkdtempSync(join(tmpdir(), 'duetto-build-')), build)
  cpSync(join(dist, current), folder, { recursive: true })
  const manifest = JSON.parse(edit(readFileSync(join(folder, 'build.json'), 'utf8'))) as Manifest
  // Keyed by the old hash. The entry script contains the hashes of the other files, so it comes last.
  const renewed = new Map<string, string>()
  const isEntry = (file: string): boolean => file.startsWith('entry.')
  const files = Object.keys(manifest.files).sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))
  for (const file of files) {
    const path = join(folder, file)
    if (file.endsWith('.js')) {
      let text = edit(readFileSync(path, 'utf8').replaceAll(current, build))
      if (isEntry(file)) for (const [before, after] of renewed) text = text.replaceAll(before, after)
      writeFileSync(path, text)
    }
    const integrity = `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`
    renewed.set(manifest.files[file]?.integrity ?? integrity, integrity)
    manifest.files[file] = { ...manifest.files[file], integrity }
  }
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...manifest, build }))
  for (const file of readdirSync(folder, { recursive: true }) as string[])
    if (/\.(br|gz)$/.test(file) && !manifest.files[file]) rmSync(join(folder, file))
  return folder
}

export const opsOn = async (dataDir: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir, REGISTRY_DIR: join(dataDir, 'registry') }
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'api/dist/ops.mjs'), ...args], {
    env,
  })
  return stdout
}

export const ops = (...args: string[]): Promise<string> => opsOn(process.env.E2E_DATA_DIR ?? '', ...args)
