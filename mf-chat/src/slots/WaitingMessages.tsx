/** Renders nothing: mounting the slot creates its store, whose outbox saga sends the messages. */
export const WaitingMessages = () => null
