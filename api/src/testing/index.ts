export { describeOnEachEngine, describeOnEngine } from './engines'
export { createTestApp } from './createTestApp'
export type { TestApp, TestMember } from './createTestApp'
export { useTestApp } from './useTestApp'
