/** Loads the chunk that only members need; awaited before a visitor becomes a member. */
export type MemberLoader = () => Promise<{ realtimeSync: (userId: number) => Generator }>
