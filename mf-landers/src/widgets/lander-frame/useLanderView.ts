import { usePlatform } from '@duetto/shared/platform'
import { useEffect } from 'react'

/** Counts a view of the lander. Separate from LanderFrame, which skeletons render without a platform. */
export const useLanderView = (): void => {
  const { funnel } = usePlatform()
  useEffect(() => funnel?.reach('view'), [funnel])
}
