import type { RemoteName } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { RemotePlan } from '../../../common/BootData'
import { RemoteFailure } from './loadLifecycles'
import { mountRemote } from './mountRemote'

export type ParcelState =
  | { status: 'loading' }
  | { status: 'mounted' }
  | { status: 'failed'; failure: RemoteFailure }

interface ParcelOptions {
  remote: RemoteName
  slot?: string
  slotProps?: unknown
  plan: RemotePlan | undefined
  platform: Platform
}

const asFailure = (error: unknown): RemoteFailure =>
  error instanceof RemoteFailure ? error : new RemoteFailure('crash', String(error), { cause: error })

export const useParcel = ({ remote, slot, slotProps, plan, platform }: ParcelOptions) => {
  const hostRef: RefObject<HTMLDivElement | null> = useRef(null)
  const [state, setState] = useState<ParcelState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latestProps = useRef(slotProps)

  useEffect(() => {
    const host = hostRef.current
    if (!host) return
    let isCurrent = true
    let unmount: (() => Promise<void>) | undefined
    let hasFailedToLoad = false
    const sent = host.querySelector<HTMLElement>(':scope > [data-sent]')
    const element = sent ?? document.createElement('div')
    if (!sent) host.append(element)
    const fail = (error: unknown): void => {
      if (!isCurrent) return
      console.error(error)
      const failure = asFailure(error)
      hasFailedToLoad = failure.kind === 'load'
      setState({ status: 'failed', failure })
    }
    mountRemote({
      remote,
      slot: slot ?? null,
      slotProps: latestProps.current,
      plan,
      element,
      platform,
      onCrash: (failure) => {
        fail(failure)
        void unmount?.()
      },
    }).then((mounted) => {
      unmount = mounted.unmount
      if (!isCurrent) return void unmount()
      setState((before) => (before.status === 'failed' ? before : { status: 'mounted' }))
    }, fail)

    return () => {
      isCurrent = false
      // Keep the server's HTML, because the next attempt hydrates it.
      if (sent && hasFailedToLoad) return
      element.removeAttribute('data-sent')
      void (unmount?.() ?? Promise.resolve()).finally(() => element.remove())
    }
  }, [remote, slot, plan, platform, attempt])

  const retry = (): void => {
    setState({ status: 'loading' })
    setAttempt((before) => before + 1)
  }
  return { hostRef, state, retry }
}
