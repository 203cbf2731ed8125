import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOf, fileHeads, headOf, createFile } from '../testing'
import { fileKind } from './fileKind'
import { kindOf } from './kindOf'
import { photoIssue } from './photoIssue'

const kindIn = (head: string) => fileKind(bytesOf(head))

it.each([
  ['jpeg', fileHeads.jpeg],
  ['jpeg', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['png', fileHeads.png],
  ['webp', fileHeads.webp],
  ['webm', fileHeads.webm],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'].map((brand) => ['heic', headOf(brand)]),
  ['heic', headOf('mif1', 'mif1', 'heic')],
  ['heic', headOf('msf1', 'hevc', 'msf1')],
  ['heic', headOf('mif1')],
  ['avif', fileHeads.avif],
  ['avif', headOf('avis', 'msf1')],
  ['avif', headOf('mif1', 'mif1', 'miaf', 'avif')],
])('[PHOTO-01] detects %s from its first bytes', (kind, head) => {
  expect(kindIn(head ?? '')).toBe(kind)
})

it.each([
  ['pdf', fileHeads.pdf],
  ['markup', fileHeads.svg],
  ['markup', '\xef\xbb\xbf <!doctype html>'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['bmp', 'BM\x36\0'],
  ['zip', 'PK\x03\x04'],
  ['mp4', headOf('isom', 'mp42')],
  ['mp4', headOf('qt  ')],
  ['mp4', `${headOf('isom')}heicheic`],
  [null, ''],
  [null, 'RIFF\x24\0\0\0WAVEfmt '],
  [null, `\n${fileHeads.jpeg}`],
])('[TRUST-09] detects %s, which is not a photo', (kind, head) => {
  expect(kindIn(head)).toBe(kind)
})

it('[PHOTO-01] detects a photo of an iPhone as HEIC', () => {
  const file = join(__dirname, '../../../e2e/support/files/portrait.heic')
  expect(fileKind(readFileSync(file))).toBe('heic')
})

describe('a chosen file', () => {
  it.each([
    ['HEIC named .jpg', createFile('a.jpg', { kind: 'heic' }), 'heic'],
    ['AVIF named .heic', createFile('a.heic', { kind: 'avif', type: 'image/heic' }), 'avif'],
    ['JPEG without a type', createFile('a', { type: '' }), 'jpeg'],
    ['a PDF named .jpg', createFile('a.jpg', { kind: 'pdf' }), 'pdf'],
    ['what says nothing but claims to be HEIC', new File(['x'], 'a.heic', { type: '' }), 'heic'],
  ])('[PHOTO-01] detects %s from its bytes', async (_name, file, kind) => {
    expect(await kindOf(file)).toBe(kind)
  })

  const unsupported = { code: 'image_unsupported', details: {} }
  it.each([
    [createFile('a.jpg'), null],
    [createFile('a.heic', { kind: 'avif', type: 'image/heic' }), null],
    [createFile('a.jpg', { kind: 'heic' }), { code: 'image_unsupported', details: { kind: 'heic' } }],
    [createFile('a.jpg', { kind: 'pdf' }), unsupported],
    [createFile('a.jpg', { kind: 'svg' }), unsupported],
    [new File(['x'], 'a.txt', { type: 'text/plain' }), unsupported],
    [new File(['x'], 'a.jpg', { type: 'image/jpeg' }), null],
  ])('[TRUST-11] is rejected if the server would reject it', async (file, issue) => {
    expect(await photoIssue(file)).toEqual(issue)
  })

  it('is left to the server if it cannot be read', async () => {
    const gone = createFile()
    gone.slice = () => {
      throw new DOMException('', 'NotReadableError')
    }
    expect(await kindOf(gone)).toBeNull()
  })
})
