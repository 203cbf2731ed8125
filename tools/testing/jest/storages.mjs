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
 * Disables the instances of AsyncLocalStorage that a test file has created, because Node copies the value of every
 * enabled one to each new promise. Each file loads its modules again, which creates new instances.
 */
export const stopStorages = () => {
  for (const storage of created) storage.disable()
  created.clear()
}
