import hooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

const created = new Set()

hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args)
    created.add(this)
  }
}
syncBuiltinESMExports()

/**
 * Disables the AsyncLocalStorages that a test file has created. Node copies the value of every enabled one to each new
 * promise, and each file creates new ones by loading its modules again.
 */
export const stopStorages = () => {
  for (const storage of created) storage.disable()
  created.clear()
}
