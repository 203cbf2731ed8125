/** Path at which the installed app receives photos shared from other apps, as declared in the web app manifest. */
export const sharePath = '/share'
export const shareField = 'photos'
export const sharedParam = 'shared'
/** Message to the service worker, which responds with an array of the shared files and forgets them. */
export const takeShared = { type: 'take-shared' } as const
