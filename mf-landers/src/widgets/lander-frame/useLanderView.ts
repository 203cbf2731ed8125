import { usePlatform } from '@duetto/shared/platform'
import { useEffect } from 'react'

/** Counts a view of the lander. Not part of the frame, because skeletons have no platform. */
export const useLanderView = (): void => {
  const { funnel } = usePlatform()
  useEffect(() => funnel?.reach('view'), [funnel])
}
