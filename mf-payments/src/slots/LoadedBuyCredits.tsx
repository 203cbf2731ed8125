import type { SlotProps } from '@duetto/shared/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { Provider } from 'react-redux'
import { BuyPanel } from '../features/buy-here/BuyPanel'
import { remote } from '../remote'
import { createSlotStore } from '../store'

const LoadedBuyCredits = ({ waiting, onPaid, onFailed }: SlotProps['buy-credits']) => {
  const platform = remote.usePlatform()
  const [listeners] = useState(() => new EventTarget())
  const [stores] = useState(() =>
    createSlotStore(platform, {
      onPaid: () => listeners.dispatchEvent(new Event('paid')),
      onFailed: () => listeners.dispatchEvent(new Event('failed')),
    }),
  )
  const pay = useEffectEvent(onPaid)
  // Older builds of mf-chat pass no `onFailed`; their `onPaid` checks the payment's state itself.
  const fail = useEffectEvent(onFailed ?? onPaid)
  useEffect(() => {
    const handlePaid = () => pay()
    const handleFailed = () => fail()
    listeners.addEventListener('paid', handlePaid)
    listeners.addEventListener('failed', handleFailed)
    return () => {
      listeners.removeEventListener('paid', handlePaid)
      listeners.removeEventListener('failed', handleFailed)
    }
  }, [listeners])
  useEffect(() => stores.stop, [stores])
  return (
    <Provider store={stores.store}>
      <BuyPanel waiting={waiting} />
    </Provider>
  )
}
export default LoadedBuyCredits
