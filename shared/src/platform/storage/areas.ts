import { attempt } from './attempt'

/** A storage area that never throws: where the browser refuses, nothing is stored and nothing is found. */
export interface StorageArea {
  read: (key: string) => string | null
  /** Whether the value is stored now. */
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

const areaOf = (open: () => Storage): StorageArea => ({
  read: (key) => attempt(() => open().getItem(key), null),
  write: (key, value) =>
    attempt(() => {
      open().setItem(key, value)
      return true
    }, false),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(open()), []),
})

/** Shared by all tabs; survives the visit. */
export const localArea = areaOf(() => localStorage)
/** One tab; survives a reload. */
export const sessionArea = areaOf(() => sessionStorage)
