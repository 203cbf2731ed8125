export * from './compatibility'
export * from './folder'
export type { PublishedCall, PublishedRoute } from './routeSchema'
export * from './schema'
