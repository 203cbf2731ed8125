/**
 * Returns the path, within a build, of the picture that other sites show with a link to the page. `key` is
 * `<route id>.<niche>`.
 */
export const linkPictureFile = (key: string): string => `links/${key}.jpg`
