/** Path at which the installed app receives photos shared from other apps, as declared in the web app manifest. */
export const sharePath = '/share'
export const shareField = 'photos'
export const sharedParam = 'shared'
/** Requests the shared photos from the service worker, which responds once with an array of files. */
export const takeShared = { type: 'take-shared' } as const
