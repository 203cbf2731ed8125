import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { webcrypto } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'

const MAX_TEXT_LENGTH = 600
const textOnPage = '\nText on the page:'

/** `waitFor` also passes errors of Jest, and `find…` passes errors that are already short. */
const shorten = (message: string): string => {
  if (!/^(Unable to find|Found multiple)/.test(message) || message.includes(textOnPage)) return message
  const [sentence = ''] = message.split(/\n\n| This could be because/)
  const text = document.body.innerHTML.replace(/<style.*?<\/style>|<[^>]*>|\s+/gs, ' ').replace(/ +/g, ' ')
  return `${sentence}${textOnPage}${text.slice(0, MAX_TEXT_LENGTH)}`
}

configure({
  // The default of one second is too short on a busy machine.
  asyncUtilTimeout: Number(process.env.FIND_WITHIN_MS ?? 30_000),
  // The default error prints the whole document. Call `screen.debug()` to see it.
  getElementError: function createElementError(message) {
    const error = new Error(shorten(message ?? ''))
    Error.captureStackTrace(error, createElementError)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

// jsdom lacks these, unlike supported browsers.
const structuredClone = (value: unknown): unknown => deserialize(serialize(value))
Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

const matchMedia = (query: string) => {
  const [, px] = /min-width: (\d+)px/.exec(query) ?? []
  return Object.assign(new EventTarget(), { media: query, matches: window.innerWidth >= Number(px) })
}
// Tests with `@jest-environment node` have no window.
if ('window' in globalThis && !('matchMedia' in window)) Object.assign(window, { matchMedia })

interface JsdomBlob {
  _buffer: Uint8Array
}
if ('Blob' in globalThis && !('arrayBuffer' in Blob.prototype))
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Record<symbol, JsdomBlob>) {
      const key = Object.getOwnPropertySymbols(this).find(({ description }) => description === 'impl')
      return Promise.resolve(Uint8Array.from((key && this[key]?._buffer) ?? []).buffer)
    },
  })

if ('HTMLDialogElement' in globalThis && !('showModal' in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })

if ('HTMLElement' in globalThis) {
  const element: Partial<HTMLElement> = HTMLElement.prototype
  element.scrollIntoView ??= () => {}
  element.checkVisibility ??= () => true
  element.showPopover ??= () => {}
  element.hidePopover ??= () => {}
}
