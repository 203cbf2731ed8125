import { freemem, totalmem } from 'node:os'
import { readDisk } from '../../../infra/probes/disk'
import { fault, ok, warning } from '../Check'
import type { Outcome } from '../Check'

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
const percentOf = (part: number, whole: number) => Math.round((part / whole) * 100)

export const judgeDisk = (freeBytes: number, sizeBytes: number): Outcome => {
  const percent = percentOf(freeBytes, sizeBytes)
  const text = `${gigabytes(freeBytes)} of ${gigabytes(sizeBytes)} of the disk with the photos are free (${percent} %).`
  if (percent < 5) return fault(`${text} Free space now: nothing can be saved on a full disk.`)
  return percent < 15 ? warning(`${text} Remove old images and backups, or add disk.`) : ok(text)
}

export const checkDisk = async (folder: string): Promise<Outcome> => {
  const { freeBytes, sizeBytes } = await readDisk(folder)
  return judgeDisk(freeBytes, sizeBytes)
}

export const judgeMemory = (freeBytes: number, totalBytes: number): Outcome => {
  const text = `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} of memory are available.`
  return percentOf(freeBytes, totalBytes) < 10
    ? warning(`${text} Stop other software, or add memory.`)
    : ok(text)
}

export const checkMemory = async (): Promise<Outcome> => judgeMemory(freemem(), totalmem())
