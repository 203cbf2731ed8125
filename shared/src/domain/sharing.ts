/** Path at which the installed app receives photos shared from other apps, as declared in the web app manifest. */
export const sharePath = '/share'
export const shareField = 'photos'
/** Query parameter of the page that fetches the shared photos from the service worker. */
export const sharedParam = 'shared'
/** Message that requests the shared photos from the service worker, which responds once with an array of files. */
export const takeShared = { type: 'take-shared' } as const
