/**
 * Path in a build of a page's picture for link previews on other sites. The key is the route id, a dot and the niche.
 */
export const linkPictureFile = (key: string): string => `links/${key}.jpg`
