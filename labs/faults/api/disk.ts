import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export interface DiskFault {
  name: string
  cause: () => void
  repair: () => void
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' })

const mountDisk = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  run('mount', '-t', 'tmpfs', '-o', 'size=256k', 'duetto-faults', folder)
}

/** Fallback if mounting fails. Replaces the folder with a file, so that not even root can write into it. */
const inPlaceOf = (folder: string): DiskFault => ({
  name: 'disk of photos broken',
  cause: () => {
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, '')
  },
  repair: () => rmSync(folder),
})

export const openDisk = (folder: string): { faults: DiskFault[]; close: () => void } => {
  try {
    mountDisk(folder)
  } catch {
    return { faults: [inPlaceOf(folder)], close: () => undefined }
  }
  const filler = join(folder, 'filler')
  const fill = () => {
    try {
      for (let size = 65_536; ; size += 4096) writeFileSync(filler, Buffer.alloc(size))
    } catch {
      // Expected: the disk is full.
    }
  }
  const faults = [
    { name: 'disk of photos full', cause: fill, repair: () => rmSync(filler) },
    {
      name: 'disk of photos read-only',
      cause: () => run('mount', '-o', 'remount,ro', folder),
      repair: () => run('mount', '-o', 'remount,rw', folder),
    },
  ]
  return { faults, close: () => run('umount', '-l', folder) }
}

export const draftsIn = (folder: string): number => {
  try {
    return readdirSync(folder, { recursive: true }).filter((name) => /\.\d+\.\d+$/.test(String(name))).length
  } catch {
    return 0
  }
}

export const upload = async (url: string, cookie: string): Promise<number> => {
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg')
  return (await fetch(`${url}/api/photo.php`, { method: 'POST', headers: { cookie }, body })).status
}
