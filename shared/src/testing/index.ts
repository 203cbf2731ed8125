export { expectAccessible } from './axe'
export { fakeApi, refuse, settle, testNow } from './fakeApi'
export { fakePlatform } from './fakePlatform'
export {
  createCard,
  createImage,
  createOwnProfile,
  createPhoto,
  createSearchAnswer,
  createMeasure,
  createUser,
} from './fixtures'
export { renderRemote } from './renderRemote'
export { bytesOf, fileHeads, headOf, createFile } from './createFile'
