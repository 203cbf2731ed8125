import type { RepeatOffer } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import type { FailureCode } from '@duetto/shared/contract'
import { failureOf } from '@duetto/shared/redux'

type Offer =
  | { status: 'loading' }
  | { status: 'failed'; code: FailureCode }
  | { status: 'ready'; order: RepeatOffer | null }

/** The last purchase as it would be repeated; loading it orders nothing. */
export const useRepeatOffer = (): [Offer, () => void] => {
  const { http } = usePlatform()
  const [offer, setOffer] = useState<Offer>({ status: 'loading' })
  const load = useCallback(() => {
    http
      .call('getRepeatOrder')
      .then((answer) => answer && setOffer({ status: 'ready', order: answer.order }))
      .catch((error: unknown) => setOffer({ status: 'failed', code: failureOf(error).code }))
  }, [http])
  useEffect(load, [load])
  return [offer, load]
}
