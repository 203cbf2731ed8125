/** Path, within a build, of the preview picture for links to a page. `key` is `<route id>.<niche>`. */
export const linkPictureFile = (key: string): string => `links/${key}.jpg`
