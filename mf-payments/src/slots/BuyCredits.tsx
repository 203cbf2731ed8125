import type { SlotProps } from '@duetto/shared/platform'
import { lazyWithPreload } from '@duetto/shared/ui'
import { BuySkeleton } from '../features/buy-here/BuySkeleton'

/** Loads a separate chunk, because few conversations need the order form. */
const { Component: Loaded } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "buy-credits" */ './LoadedBuyCredits')).default,
)

export const BuyCredits = (props: SlotProps['buy-credits']) => (
  <Loaded fallback={<BuySkeleton />} props={props} />
)
