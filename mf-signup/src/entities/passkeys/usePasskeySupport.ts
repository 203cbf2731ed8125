import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Undefined until hydration. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
