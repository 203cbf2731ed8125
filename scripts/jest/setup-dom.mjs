import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'
import { webcrypto } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'

// On a busy machine what comes soon takes longer than the second that is waited for by default.
configure({ asyncUtilTimeout: 5000 })

// jsdom lacks these, which every supported browser has.
const structuredClone = (value) => deserialize(serialize(value))
Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone })
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

const element = globalThis.HTMLElement?.prototype
if (element) {
  element.scrollIntoView ??= () => {}
  element.showPopover ??= () => {}
  element.hidePopover ??= () => {}
}
