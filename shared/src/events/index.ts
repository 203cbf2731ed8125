export { createBus } from './bus'
export type { Bus } from './bus'
export type { BusEvents, BusEventType } from './registry'
export { busChannel } from './sagas'
