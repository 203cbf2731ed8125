import { slotOwners } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { mountRemote } from './mountRemote'
import type { MountedRemote } from './mountRemote'
import type { Plans } from './plans'

export const createMountSlot =
  (plans: Pick<Plans, 'of'>, platform: () => Platform): NonNullable<Platform['mountSlot']> =>
  (name, host, slotProps, { onMounted, onLost }) => {
    const remote = slotOwners[name]
    const element = document.createElement('div')
    host.append(element)
    let latest: unknown = slotProps
    let mounted: MountedRemote | null = null
    let isUnmounted = false
    const lose = (error: unknown): void => {
      console.error(error)
      if (!isUnmounted) onLost()
    }
    mountRemote({
      remote,
      slot: name,
      slotProps,
      plan: plans.of(remote),
      element,
      platform: platform(),
      onCrash: (failure) => {
        lose(failure)
        void mounted?.unmount()
      },
    }).then((slot) => {
      if (isUnmounted) return void slot.unmount()
      mounted = slot
      if (latest !== slotProps) slot.update(latest)
      onMounted()
    }, lose)
    return {
      update: (next) => {
        latest = next
        mounted?.update(next)
      },
      unmount: () => {
        isUnmounted = true
        void (mounted?.unmount() ?? Promise.resolve()).finally(() => element.remove())
      },
    }
  }
