import { usePlatform } from '@duetto/shared/platform'
import { useEffect } from 'react'

/** Separate from LanderFrame, because skeletons render LanderFrame without a platform. */
export const useLanderView = (): void => {
  const { funnel } = usePlatform()
  useEffect(() => funnel?.reach('view'), [funnel])
}
