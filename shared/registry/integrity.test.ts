/** @jest-environment node */
import { createHash } from 'node:crypto'
import { hasIntegrity, integrityOf } from './integrity'

const file = 'export {}'

it('knows a file by the hash of today and by the longer one of earlier releases', () => {
  expect(hasIntegrity(file, integrityOf(file))).toBe(true)
  expect(hasIntegrity(file, `sha384-${createHash('sha384').update(file).digest('base64')}`)).toBe(true)
})

it('knows a file that was changed by neither', () => {
  expect(hasIntegrity(`${file};`, integrityOf(file))).toBe(false)
  expect(hasIntegrity(`${file};`, `sha384-${createHash('sha384').update(file).digest('base64')}`)).toBe(false)
})
