import { isRecordOf, readStored } from './stored'

const isText = (value: unknown): value is string => typeof value === 'string'
const read = () => readStored('key', isRecordOf(isText))

describe('what a browser’s storage holds', () => {
  afterEach(() => localStorage.clear())

  it('is given where it is what is expected', () => {
    localStorage.setItem('key', '{"ref":"a"}')
    expect(read()).toEqual({ ref: 'a' })
  })

  it.each(['', '{"ref":', 'null', '"a"', '["a"]', '{"ref":1}', '{"ref":"a","sub1":{}}'])(
    'is nothing where it is %s',
    (text) => {
      localStorage.setItem('key', text)
      expect(read()).toBeNull()
    },
  )

  it('is nothing where there is none, or the storage is closed', () => {
    expect(read()).toBeNull()
    const closed = (): Storage => {
      throw new DOMException('closed', 'SecurityError')
    }
    expect(readStored('key', isText, closed)).toBeNull()
  })
})
