import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'
import { webcrypto } from 'node:crypto'

// jsdom lacks these, which every supported browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

const dialog = globalThis.HTMLDialogElement?.prototype
if (dialog && !dialog.showModal) {
  dialog.showModal = function showModal() {
    this.open = true
  }
  dialog.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
