import type { ComponentType } from 'react'
import { createRemoteApp } from './createRemoteApp'
import type { LoadMessages } from './PlatformProviders'
import type { SlotName, SlotProps } from './slots'

type SlotComponents = { [Name in SlotName]?: ComponentType<SlotProps[Name]> }

interface SlotsOptions {
  /** Name of the remote. */
  name: string
  loadMessages: LoadMessages
  slots: SlotComponents
}

/** Lifecycles of a remote's slots by their names: each a small parcel of its own, without the app's store. */
export const createSlots = ({ name, loadMessages, slots }: SlotsOptions) =>
  Object.fromEntries(
    Object.entries(slots).map(([slotName, Component]) => {
      const Drawn = Component as ComponentType<object>
      const Root = ({ slot }: { slot?: unknown }) => <Drawn {...(slot as object)} />
      return [slotName, createRemoteApp({ name: `${name}-${slotName}`, Root, loadMessages })]
    }),
  )
