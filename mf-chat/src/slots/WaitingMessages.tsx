/** Mounting it starts the store, which sends the messages. */
export const WaitingMessages = () => null
