import type { SlotProps } from '@duetto/shared/platform'
import { lazy, Suspense } from 'react'
import { BuySkeleton } from '../features/buy-here/BuySkeleton'

/** Loaded in a conversation without credits, not with the other slots of every page. */
const Loaded = lazy(() => import(/* webpackChunkName: "buy-credits" */ './LoadedBuyCredits'))

export const BuyCredits = (props: SlotProps['buy-credits']) => (
  <Suspense fallback={<BuySkeleton />}>
    <Loaded {...props} />
  </Suspense>
)
