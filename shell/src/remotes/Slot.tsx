import { slotOwners } from '@duetto/shared/platform'
import type { SlotName, SlotProps } from '@duetto/shared/platform'
import { useShell } from '../app/ShellContext'
import { useParcel } from './useParcel'

interface Props<Name extends SlotName> {
  name: Name
  slotProps: SlotProps[Name]
}

/** A small parcel of a remote in the shell's page. One that does not load is simply not there. */
export const Slot = <Name extends SlotName>({ name, slotProps }: Props<Name>) => {
  const { platform, plans } = useShell()
  const remote = slotOwners[name]
  const { hostRef } = useParcel({ remote, slot: name, slotProps, plan: plans.of(remote), platform })
  return <div ref={hostRef} data-slot={name} />
}
