export { fillSlots, slotFor } from './prerendered'
export { prerenderPages } from './prerenderPages'
export { constantStore, makeSsrPlatform, throwInSsr } from './ssrPlatform'
