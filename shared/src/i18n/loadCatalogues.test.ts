import { loadCatalogues } from './loadCatalogues'

const missing = async () => {
  throw Object.assign(new Error('no such file'), { code: 'MODULE_NOT_FOUND' })
}
const italian = async () => ({ default: { 'a.b': 'ciao' } })

it('[LOCALE-02] merges catalogues and skips those without the language', async () => {
  expect(await loadCatalogues([italian, missing], 'it')).toEqual({ 'a.b': 'ciao' })
})

it('loads nothing for English', async () => {
  const load = jest.fn(italian)
  expect(await loadCatalogues([load], 'en')).toEqual({})
  expect(load).not.toHaveBeenCalled()
})

it('[LOCALE-01] retries a failed download once', async () => {
  const load = jest.fn(italian).mockRejectedValueOnce(new Error('ChunkLoadError'))
  expect(await loadCatalogues([load], 'it')).toEqual({ 'a.b': 'ciao' })
})

it('rejects if a catalogue fails to download twice', async () => {
  const lost = async () => {
    throw new Error('ChunkLoadError')
  }
  await expect(loadCatalogues([italian, lost], 'it')).rejects.toThrow('ChunkLoadError')
})
