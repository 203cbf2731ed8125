import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Returns whether the browser supports passkeys; undefined until hydration. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
