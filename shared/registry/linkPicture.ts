export const linkPictureFile = (key: string): string => `links/${key}.jpg`
