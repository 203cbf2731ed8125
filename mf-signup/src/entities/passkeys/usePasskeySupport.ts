import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Undefined until hydrated. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
