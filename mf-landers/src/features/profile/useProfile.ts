import type { Profile } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'

export type ProfileState = { status: 'loading' } | { status: 'ready'; profile: Profile } | { status: 'gone' }

/** One member as visitors see them. */
export const useProfile = (id: number): ProfileState => {
  const { http, hasTrafficSource } = usePlatform()
  const [state, setState] = useState<ProfileState & { id?: number }>({ status: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    http
      .call('getMember', {
        query: { id, ...(hasTrafficSource() && { trafficsource: true }) },
        signal: controller.signal,
      })
      .then((answer) =>
        setState(answer ? { status: 'ready', profile: answer.profile, id } : { status: 'gone', id }),
      )
      .catch(() => !controller.signal.aborted && setState({ status: 'gone', id }))
    return () => controller.abort()
  }, [http, hasTrafficSource, id])
  return state.id === id ? state : { status: 'loading' }
}
