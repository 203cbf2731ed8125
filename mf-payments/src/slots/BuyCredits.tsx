import type { SlotProps } from '@duetto/shared/platform'
import { lazy, Suspense } from 'react'
import { BuySkeleton } from '../features/buy-here/BuySkeleton'

const Loaded = lazy(() => import(/* webpackChunkName: "buy-credits" */ './LoadedBuyCredits'))

export const BuyCredits = (props: SlotProps['buy-credits']) => (
  <Suspense fallback={<BuySkeleton />}>
    <Loaded {...props} />
  </Suspense>
)
