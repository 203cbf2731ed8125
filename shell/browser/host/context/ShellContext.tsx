import { createContext, useContext } from 'react'
import type { BootData } from '../../../common/BootData'
import type { Plans } from '../remotes/plans'
import type { SentSkeleton } from '../remotes/readSkeleton'
import type { ShellParts } from '../platform/createPlatform'
import type { RouteTable } from '../routing/routeTable'

export interface Shell extends ShellParts {
  plans: Plans
  routes: RouteTable
  /** What the server sent of the page being hydrated. */
  sentPage: BootData['sentPage']
  /** The notices that the page reserves room for. */
  notices: BootData['notices']
  /** The wallet that the top bar shows until the member is known. */
  wallet: BootData['wallet']
  /** The remote's placeholder that the server put into the page. */
  skeleton: SentSkeleton | null
}

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is used outside the shell')
  return shell
}
