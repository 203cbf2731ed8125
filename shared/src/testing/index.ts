export { fakeApi, refuse, settle, testNow } from './fakeApi'
export { fakePlatform } from './fakePlatform'
export { makeCard, makeUser } from './fixtures'
export { renderRemote } from './renderRemote'
