import { statfs } from 'node:fs/promises'

export interface Disk {
  freeBytes: number
  sizeBytes: number
}

export const readDisk = async (folder: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
