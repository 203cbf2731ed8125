import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Whether this browser has passkeys; undefined while the page is still as the server made it. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
