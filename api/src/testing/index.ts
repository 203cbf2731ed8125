export { describeOnEngines } from './engines'
export type { EngineKind } from './engines'
export { makeTestApp } from './makeTestApp'
export type { TestApp, TestMember } from './makeTestApp'
