import { createContext, useContext } from 'react'
import type { BootData } from '../../../common/BootData'
import type { Plans } from '../remotes/plans'
import type { Prerendered } from '../remotes/readPrerendered'
import type { ShellParts } from '../platform/createPlatform'
import type { RouteTable } from '../routing/routeTable'

export interface Shell extends ShellParts {
  plans: Plans
  routes: RouteTable
  notices: BootData['notices']
  wallet: BootData['wallet']
  prerendered: Prerendered | null
  hasNoscript: BootData['hasNoscript']
  legal: BootData['legal']
}

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is used outside the shell')
  return shell
}
