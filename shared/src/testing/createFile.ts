const ftyp = (...brands: string[]): string =>
  `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}`

export const fileHeads = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  webm: '\x1a\x45\xdf\xa3\x9f\x42\x86\x81',
  heic: ftyp('heic', 'mif1', 'heic'),
  avif: ftyp('avif', 'avif', 'mif1', 'miaf'),
  pdf: '%PDF-1.7\n',
  svg: '<?xml version="1.0"?><svg',
} as const

export const headOf = ftyp
export const bytesOf = (head: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(head, (char) => char.charCodeAt(0))

export const createFile = (
  name = 'me.jpg',
  { kind = 'jpeg', type = 'image/jpeg' }: { kind?: keyof typeof fileHeads; type?: string } = {},
): File => new File([bytesOf(fileHeads[kind])], name, { type })
