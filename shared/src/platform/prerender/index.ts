export { fillSlots, slotFor } from './prerendered'
export { prerenderPages } from './prerenderPages'
export { constantStore, createSsrPlatform, throwInSsr } from './ssrPlatform'
