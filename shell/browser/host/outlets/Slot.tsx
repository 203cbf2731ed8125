import { slotOwners } from '@duetto/shared/platform'
import type { SlotName, SlotProps } from '@duetto/shared/platform'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../context/ShellContext'
import { useParcel } from '../remotes/useParcel'

interface Props<Name extends SlotName> {
  name: Name
  slotProps: SlotProps[Name]
  onLost?: () => void
}

export const Slot = <Name extends SlotName>({ name, slotProps, onLost }: Props<Name>) => {
  const { platform, plans } = useShell()
  const remote = slotOwners[name]
  const { hostRef, state } = useParcel({ remote, slot: name, slotProps, plan: plans.of(remote), platform })
  const isLost = state.status === 'failed'
  const lose = useEffectEvent(() => onLost?.())
  useEffect(() => {
    if (isLost) lose()
  }, [isLost])
  return <div ref={hostRef} data-slot={name} />
}
