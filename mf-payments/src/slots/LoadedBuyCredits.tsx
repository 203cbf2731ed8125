import type { SlotProps } from '@duetto/shared/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { Provider } from 'react-redux'
import { BuyPanel } from '../features/buy-here/BuyPanel'
import { remote } from '../remote'
import { createSlotStore } from '../store'

const LoadedBuyCredits = ({ waiting, onPaid }: SlotProps['buy-credits']) => {
  const platform = remote.usePlatform()
  const [listeners] = useState(() => new EventTarget())
  const [stores] = useState(() => createSlotStore(platform, () => listeners.dispatchEvent(new Event('paid'))))
  const pay = useEffectEvent(onPaid)
  useEffect(() => {
    const handlePaid = () => pay()
    listeners.addEventListener('paid', handlePaid)
    return () => listeners.removeEventListener('paid', handlePaid)
  }, [listeners])
  useEffect(() => stores.stop, [stores])
  return (
    <Provider store={stores.store}>
      <BuyPanel waiting={waiting} />
    </Provider>
  )
}
export default LoadedBuyCredits
