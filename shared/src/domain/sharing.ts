/** Where the installed app receives photos that another app shares, as its manifest says. */
export const sharePath = '/share'
/** Name of the field with the photos in what is sent there. */
export const shareField = 'photos'
/** Query parameter of the page that takes them over from the service worker. */
export const sharedParam = 'shared'
/** What the page asks the worker for; the answer is an array of files, once. */
export const takeShared = { type: 'take-shared' } as const
