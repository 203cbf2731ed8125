export { describeOnEngines } from './engines'
export { makeTestApp } from './makeTestApp'
export type { TestApp, TestMember } from './makeTestApp'
