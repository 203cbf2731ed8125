export { describeOnEachEngine, describeOnEngine } from './engines'
export { makeTestApp } from './makeTestApp'
export type { TestApp, TestMember } from './makeTestApp'
export { useTestApp } from './useTestApp'
