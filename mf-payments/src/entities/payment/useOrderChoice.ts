import { isPaymentMethod } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import { useEffect } from 'react'
import { walletsRequested } from '../catalogue/slice'
import { sortMethods } from '../catalogue/sortMethods'
import { totalOf } from '../catalogue/total'
import { useCatalogue } from '../catalogue/useCatalogue'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { orderLeft } from './slice'
import type { Order } from './slice'
import { useOrder } from './useOrder'

interface Choice {
  packageId: PackageId
  /** Requested method. If it is not offered, the best available method is preselected. */
  method?: string
  /** Declined method. Preselected only if requested explicitly or if there is no other. */
  declined?: string
  /** Whether the order form is in a conversation. Excludes direct debit, which needs a page. */
  isInPlace?: boolean
  waiting?: Omit<NonNullable<Order['waiting']>, 'isInPlace'>
}

export const useOrderChoice = ({ packageId, method, declined, isInPlace = false, waiting }: Choice) => {
  const dispatch = usePaymentsDispatch()
  const catalogue = useCatalogue()
  const { orderStatus, orderErrorCode, ordered } = usePaymentsSelector((state) => state.payment)
  const { status, packages, discount, code, wallets } = catalogue
  useEffect(() => {
    if (status === 'ready') dispatch(walletsRequested())
  }, [dispatch, status, catalogue.methods])
  useEffect(
    () => () => {
      dispatch(orderLeft())
    },
    [dispatch],
  )
  const sorted = wallets ? sortMethods(catalogue.methods, catalogue.lastMethod, wallets) : []
  const methods = isInPlace ? sorted.filter(({ family }) => family !== 'debit') : sorted
  const chosen = packages.find(({ id }) => id === packageId)
  const requested = isPaymentMethod(method) ? method : null
  const active = methods.filter(({ status: offered }) => offered === 'active')
  const offer =
    active.find(({ id }) => id === requested) ?? active.find(({ id }) => id !== declined) ?? active[0]
  const total = chosen && totalOf(chosen, offer, discount, code)
  const opensWallet = Boolean(offer && total && total.total > 0 && wallets?.includes(offer.id))
  const order = useOrder({
    packageId,
    offer,
    total,
    code: code?.code,
    opensWallet,
    waiting: waiting && { ...waiting, isInPlace },
  })
  return {
    catalogue,
    methods,
    chosen,
    offer,
    total,
    opensWallet,
    order,
    orderStatus,
    orderErrorCode,
    ordered,
  }
}
