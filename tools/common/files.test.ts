import { listFiles, requireSome } from './files'

it('lists files of the working tree', () => {
  expect(listFiles(':(glob)*/package.json')).toContain('api/package.json')
})

it('fails if a pattern matches nothing', () => {
  expect(() => listFiles('*.nothing')).toThrow('0 files match *.nothing')
  expect(() => requireSome([], 'panels')).toThrow('0 panels')
})
