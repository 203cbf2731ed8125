import { attempt } from './attempt'

/** A storage area that never throws: if the browser refuses access, reads return null and writes do nothing. */
export interface StorageArea {
  read: (key: string) => string | null
  /** Returns whether the value was stored. */
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
