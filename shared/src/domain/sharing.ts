/** Path in the web app manifest that receives photos shared from other apps. */
export const sharePath = '/share'
/** Form field with the photos. */
export const shareField = 'photos'
/** Query parameter of the page that fetches them from the service worker. */
export const sharedParam = 'shared'
/** Message that requests them from the service worker, which answers once with an array of files. */
export const takeShared = { type: 'take-shared' } as const
