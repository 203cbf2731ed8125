export type MemberLoader = () => Promise<{ realtimeSync: (userId: number) => Generator }>
