import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Whether this browser supports passkeys; undefined until hydrated. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
