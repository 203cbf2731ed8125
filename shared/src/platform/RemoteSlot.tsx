import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { usePlatform } from './PlatformContext'
import type { SlotName, SlotProps } from './slots'
import type { MountedSlot } from './types'

interface RemoteSlotProps<Name extends SlotName> {
  name: Name
  slotProps: SlotProps[Name]
  loading: ReactNode
  fallback: ReactNode
}

export const RemoteSlot = <Name extends SlotName>(props: RemoteSlotProps<Name>) => {
  const { name, slotProps, loading, fallback } = props
  const { mountSlot } = usePlatform()
  const hostRef = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedSlot<Name> | null>(null)
  const latest = useRef(slotProps)
  const [status, setStatus] = useState<'loading' | 'ready' | 'lost'>(mountSlot ? 'loading' : 'lost')
  useEffect(() => {
    latest.current = slotProps
    mounted.current?.update(slotProps)
  }, [slotProps])
  useEffect(() => {
    const host = hostRef.current
    if (!host || !mountSlot) return undefined
    const slot = mountSlot(name, host, latest.current, {
      onMounted: () => setStatus('ready'),
      onLost: () => setStatus('lost'),
    })
    mounted.current = slot
    return () => {
      mounted.current = null
      slot.unmount()
    }
  }, [mountSlot, name])
  if (status === 'lost') return fallback
  return (
    <>
      <div ref={hostRef} data-slot={name} />
      {status === 'loading' && loading}
    </>
  )
}
