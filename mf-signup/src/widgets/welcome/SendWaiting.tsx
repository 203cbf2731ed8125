import { RemoteSlot } from '@duetto/shared/platform'

const none = {}

/** Sends the messages that waited for the activation, because the chat's pages may not be open. */
export const SendWaiting = () => (
  <RemoteSlot name="waiting-messages" slotProps={none} loading={null} fallback={null} />
)
