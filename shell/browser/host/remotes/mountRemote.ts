import { timings } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import type { Parcel } from 'single-spa'
import { rememberMounted } from './lastMounted'
import { hasFallback, loadLifecycles, markCrashed, markFailed, RemoteFailure } from './loadLifecycles'
import { reportBuild } from './reportBuild'
import { openRootParcel } from './rootParcel'
import type { RemotePlan } from '../../../common/BootData'

interface MountOptions {
  remote: RemoteName
  slot: string | null
  slotProps?: unknown
  plan: RemotePlan | undefined
  element: HTMLElement
  platform: Platform
  onCrash: (failure: RemoteFailure) => void
}

const withDeadline = <Value>(work: Promise<Value>, milliseconds: number, remote: string): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFailure('timeout', `${remote} did not mount within ${milliseconds} ms`)),
      milliseconds,
    )
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

export interface MountedRemote {
  update: (slotProps: unknown) => void
  unmount: () => Promise<void>
}

export const mountRemote = async ({
  remote,
  slot,
  slotProps,
  plan,
  element,
  platform,
  onCrash,
}: MountOptions): Promise<MountedRemote> => {
  let parcel: Parcel | undefined
  let update = (_: unknown): void => undefined
  let updated: Promise<unknown> | undefined
  let latestSlotProps = slotProps
  let isUnmounted = false
  const deadlineMs = plan?.loadMs ?? timings.remoteLoadMs

  const mountBuild = async (box: HTMLElement): Promise<void> => {
    const [mountParcel, { lifecycles, source }] = await Promise.all([
      openRootParcel(),
      loadLifecycles({ remote, slot }, plan),
    ])
    if (isUnmounted) return
    let isMounted = false
    const crashes: RemoteFailure[] = []
    const onFatal = (error: unknown): void => {
      if (crashes.length > 0) return
      const message = error instanceof Error ? error.message : String(error)
      const crash = new RemoteFailure('crash', `${remote} ${source.build} crashed: ${message}`, {
        cause: error,
      })
      crashes.push(crash)
      markFailed(remote)
      markCrashed(remote, source.build)
      reportBuild(remote, source.build, false)
      if (isMounted) void replace(crash)
    }
    const props = { domElement: box, platform, onFatal }
    const opened = mountParcel(lifecycles, { ...props, slot: latestSlotProps })
    parcel = opened
    update = (next) => {
      updated = opened.update?.({ ...props, slot: next }).catch(() => {})
    }
    await opened.mountPromise.catch(onFatal)
    if (isUnmounted) return
    const [crash] = crashes
    if (crash) throw crash
    isMounted = true
    reportBuild(remote, source.build, true)
    rememberMounted(remote, source)
  }
  const leave = async (): Promise<void> => {
    // single-spa cannot unmount a parcel during an update, and a crash can occur during one.
    await updated
    await parcel?.unmount().catch(() => {})
  }
  /** A crashed React root can leave DOM nodes behind. */
  const renew = (): HTMLElement => {
    const box = document.createElement('div')
    element.replaceChildren(box)
    return box
  }
  const mount = async (box: HTMLElement): Promise<void> => {
    try {
      await mountBuild(box)
    } catch (error) {
      const isCrash = error instanceof RemoteFailure && error.kind === 'crash'
      if (isUnmounted || !isCrash || !plan || !hasFallback(remote, plan)) throw error
      console.error(error)
      await leave()
      await mount(renew())
    }
  }
  const replace = async (failure: RemoteFailure): Promise<void> => {
    if (isUnmounted) return
    if (!plan || !hasFallback(remote, plan)) return onCrash(failure)
    console.error(failure)
    await leave()
    await withDeadline(mount(renew()), deadlineMs, remote).catch(() => {
      if (!isUnmounted) onCrash(failure)
    })
  }
  const unmount = async (): Promise<void> => {
    isUnmounted = true
    await leave()
  }
  try {
    await withDeadline(mount(element), deadlineMs, remote)
  } catch (error) {
    void unmount()
    markFailed(remote)
    if (error instanceof RemoteFailure) throw error
    throw new RemoteFailure('crash', `${remote} does not mount`, { cause: error })
  }
  return {
    update: (next) => {
      latestSlotProps = next
      update(next)
    },
    unmount,
  }
}
