import type { PaymentMethod } from '@duetto/shared/domain'
import { useEffect } from 'react'
import { walletsRequested } from '../../entities/catalogue/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** The wallets of this browser; null until detected. */
export const useWallets = (): PaymentMethod[] | null => {
  const dispatch = usePaymentsDispatch()
  const { status, methods, wallets } = usePaymentsSelector((state) => state.catalogue)
  useEffect(() => {
    if (status === 'ready') dispatch(walletsRequested())
  }, [dispatch, status, methods])
  return wallets
}
