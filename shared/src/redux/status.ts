/** The status of everything that is loaded. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'
