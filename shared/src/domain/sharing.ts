/** Path of the share target in the web app manifest, which receives photos from other apps. */
export const sharePath = '/share'
export const shareField = 'photos'
export const sharedParam = 'shared'
/** Message to the service worker, which replies with the shared files and deletes its copies. */
export const takeShared = { type: 'take-shared' } as const
