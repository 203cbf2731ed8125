import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { remote } from '../remote'
import { makeStore } from '../store'

/** A slot has no access to the app's store: it creates its own while it is mounted. */
export const WithStore = ({ children }: { children: ReactNode }) => {
  const platform = remote.usePlatform()
  const [{ store, stop }] = useState(() => makeStore(platform))
  useEffect(() => stop, [stop])
  return <Provider store={store}>{children}</Provider>
}
