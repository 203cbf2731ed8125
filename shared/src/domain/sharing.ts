/** Where the installed app receives photos shared from another app, as declared in its manifest. */
export const sharePath = '/share'
/** Form field that contains the photos. */
export const shareField = 'photos'
/** Query parameter of the page that collects them from the service worker. */
export const sharedParam = 'shared'
/** Message that requests them from the worker, which answers once, with an array of files. */
export const takeShared = { type: 'take-shared' } as const
