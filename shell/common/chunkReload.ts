/**
 * Key in sessionStorage. The value is the time of the last reload after a script failed to load, in ms since the epoch.
 */
export const chunkReloadKey = 'duetto.chunkReload'
