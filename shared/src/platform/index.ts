export { afterPaint } from './afterPaint'
export { contractIssue, platformVersion } from './contract'
export type { RemoteContract } from './contract'
export type { ParamRule, Route, RouteDeclaration, RouteFacts } from './routes'
export { defineRemote } from './defineRemote'
export type { RemotePlatform } from './defineRemote'
export {
  PlatformContext,
  PlatformProvider,
  useNavigateTo,
  usePageTitle,
  usePlatform,
  usePlatformLocation,
  useReadable,
  useSession,
  useSettings,
} from './PlatformContext'
export { PlatformRouter } from './PlatformRouter'
export { listenForIntent } from './listenForIntent'
export { writable } from './readable'
export type { Writable } from './readable'
export type {
  Navigation,
  Platform,
  PlatformLocation,
  Preferences,
  PushState,
  Readable,
  Session,
  Toast,
} from './types'
export type { SignUpRequest } from './SignUpRequest'
export { useCopy } from './useCopy'
export { useDistance } from './useDistance'
export { useRegions } from './useRegions'
export { usePlaceText } from './usePlaceText'
export { useOptimisticChoice } from './useOptimisticChoice'
export { RemoteSlot } from './RemoteSlot'
export { slotOwners } from './slots'
export type { SlotName, SlotProps } from './slots'
export {
  databases,
  hasCookies,
  isRecordOf,
  localArea,
  lockManager,
  openChannel,
  readStored,
  serviceWorkers,
  sessionArea,
  writeCookie,
  writeStored,
} from './storage'
export type { StorageArea } from './storage'
export { dropPendingAction, readPendingAction, storePendingAction } from './pendingAction'
export type { PendingAction } from './pendingAction'
export {
  dropWaitingMessage,
  findWaitingMessage,
  readWaitingMessage,
  storeWaitingMessage,
} from './waitingMessage'
export type { WaitingMessage } from './waitingMessage'
export { useWhenPremium } from './useWhenPremium'
