import { timings } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import type { Parcel } from 'single-spa'
import { markFailed, loadLifecycles, RemoteFailure } from './loadLifecycles'
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

/** Mounts a remote's app or slot as a parcel. Rejects with `RemoteFailure`. */
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
  let isUnmounted = false
  const crash = (error: Error): void => {
    markFailed(remote)
    if (plan) reportBuild(remote, plan.build, false)
    if (!isUnmounted)
      onCrash(new RemoteFailure('crash', `${remote} crashed: ${error.message}`, { cause: error }))
  }
  const props = { domElement: element, platform, onFatal: crash }
  const unmount = async (): Promise<void> => {
    isUnmounted = true
    await parcel?.unmount().catch(() => {})
  }
  const mount = async (): Promise<void> => {
    const [mountParcel, lifecycles] = await Promise.all([
      openRootParcel(),
      loadLifecycles({ remote, slot }, plan),
    ])
    if (isUnmounted) return
    parcel = mountParcel(lifecycles, { ...props, slot: slotProps })
    await parcel.mountPromise
  }
  try {
    await withDeadline(mount(), plan?.loadMs ?? timings.remoteLoadMs, remote)
  } catch (error) {
    void unmount()
    markFailed(remote)
    if (error instanceof RemoteFailure) throw error
    throw new RemoteFailure('crash', `${remote} does not mount`, { cause: error })
  }
  return {
    update: (next) => void parcel?.update?.({ ...props, slot: next }).catch(() => {}),
    unmount,
  }
}
