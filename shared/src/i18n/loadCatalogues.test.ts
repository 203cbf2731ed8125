import { loadCatalogues } from './loadCatalogues'

const missing = async () => {
  throw Object.assign(new Error('no such file'), { code: 'MODULE_NOT_FOUND' })
}
const italian = async () => ({ default: { 'a.b': 'ciao' } })

it('[LOCALE-02] puts catalogues together; a language that one of them lacks stays English there', async () => {
  expect(await loadCatalogues([italian, missing], 'it')).toEqual({ 'a.b': 'ciao' })
})

it('English loads nothing', async () => {
  const load = jest.fn(italian)
  expect(await loadCatalogues([load], 'en')).toEqual({})
  expect(load).not.toHaveBeenCalled()
})

it('[LOCALE-01] a catalogue that is lost on the way is asked for once more', async () => {
  const load = jest.fn(italian).mockRejectedValueOnce(new Error('ChunkLoadError'))
  expect(await loadCatalogues([load], 'it')).toEqual({ 'a.b': 'ciao' })
})

it('a catalogue that exists and does not arrive is told', async () => {
  const lost = async () => {
    throw new Error('ChunkLoadError')
  }
  await expect(loadCatalogues([italian, lost], 'it')).rejects.toThrow('ChunkLoadError')
})
