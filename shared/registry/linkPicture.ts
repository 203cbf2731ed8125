/**
 * Path in a build of the picture that other sites show beside a link to a page. The key is the route id, a dot and the
 * niche, as in prerendered pages.
 */
export const linkPictureFile = (key: string): string => `links/${key}.jpg`
