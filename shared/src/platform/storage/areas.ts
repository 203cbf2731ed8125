import type { StorageKey } from '../../domain'
import { attempt } from './attempt'

/** Never throws. Without access, `read` returns null and `keys` []. `write` returns whether it succeeded. */
export interface StorageArea {
  read: (key: string) => string | null
  write: (key: StorageKey, value: string) => boolean
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

export const localArea = areaOf(() => localStorage)
export const sessionArea = areaOf(() => sessionStorage)
