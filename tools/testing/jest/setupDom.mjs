import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'
import { webcrypto } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'

// On a busy machine, the default of one second is too short.
configure({ asyncUtilTimeout: 5000 })

// Missing in jsdom, but present in every supported browser.
const structuredClone = (value) => deserialize(serialize(value))
Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

if (globalThis.window && !window.matchMedia)
  window.matchMedia = (query) => {
    const [, px] = /min-width: (\d+)px/.exec(query) ?? []
    return Object.assign(new EventTarget(), { media: query, matches: window.innerWidth >= Number(px) })
  }

const blob = globalThis.Blob?.prototype
if (blob && !blob.arrayBuffer)
  blob.arrayBuffer = function arrayBuffer() {
    const impl = Object.getOwnPropertySymbols(this).find(({ description }) => description === 'impl')
    return Promise.resolve(Uint8Array.from(this[impl]._buffer).buffer)
  }

const dialog = globalThis.HTMLDialogElement?.prototype
if (dialog && !dialog.showModal) {
  dialog.showModal = function showModal() {
    this.open = true
  }
  dialog.close = function close() {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}

const element = globalThis.HTMLElement?.prototype
if (element) {
  element.scrollIntoView ??= () => {}
  element.checkVisibility ??= () => true
  element.showPopover ??= () => {}
  element.hidePopover ??= () => {}
}
