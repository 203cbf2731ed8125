export * from './compatibility'
export * from './folder'
export * from './schema'
