/** @jest-environment node */
import { createHash } from 'node:crypto'
import { hasIntegrity, integrityOf } from './integrity'

const file = 'export {}'

it('accepts SHA-256, and SHA-384 of earlier releases', () => {
  expect(hasIntegrity(file, integrityOf(file))).toBe(true)
  expect(hasIntegrity(file, `sha384-${createHash('sha384').update(file).digest('base64')}`)).toBe(true)
})

it('rejects a changed file with either', () => {
  expect(hasIntegrity(`${file};`, integrityOf(file))).toBe(false)
  expect(hasIntegrity(`${file};`, `sha384-${createHash('sha384').update(file).digest('base64')}`)).toBe(false)
})
