import {
  databases,
  hasCookies,
  isRecordOf,
  localArea,
  lockManager,
  openChannel,
  readStored,
  serviceWorkers,
  sessionArea,
  writeCookie,
  writeStored,
} from '.'

const key = 'duetto.scroll'
const isText = (value: unknown): value is string => typeof value === 'string'
const read = () => readStored(key, isRecordOf(isText))

/** Type-level test, never called: each key must be in one of the lists, because log-out deletes by prefix. */
const checkKeys = (): void => {
  writeStored('duetto.draft.7.11', 'Dear')
  // @ts-expect-error: in neither list of prefixes
  writeStored('duetto.other', 'Dear')
  // @ts-expect-error: in neither list of prefixes
  localArea.write('duetto.other', 'Dear')
}
void checkKeys

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('stored values', () => {
  it('are returned if they pass the guard', () => {
    expect(writeStored(key, { ref: 'a' })).toBe(true)
    expect(read()).toEqual({ ref: 'a' })
  })

  it('are separate in the two areas', () => {
    writeStored(key, 'a', sessionArea)
    expect([readStored(key, isText), readStored(key, isText, sessionArea)]).toEqual([null, 'a'])
  })

  it.each(['', '{"ref":', 'null', '"a"', '["a"]', '{"ref":1}', '{"ref":"a","sub1":{}}'])(
    'are null for %s',
    (text) => {
      localStorage.setItem(key, text)
      expect(read()).toBeNull()
    },
  )
})

describe.each([
  ['localStorage', localArea],
  ['sessionStorage', sessionArea],
] as const)('%s', (name, area) => {
  const before = Object.getOwnPropertyDescriptor(window, name)
  afterEach(() => {
    if (before) Object.defineProperty(window, name, before)
    jest.restoreAllMocks()
  })

  it('lists and removes its keys', () => {
    area.write(key, '1')
    area.write('duetto.visit', '2')
    area.remove(key)
    expect(area.keys()).toEqual(['duetto.visit'])
  })

  it('reads and writes nothing if its getter throws', () => {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(area.write(key, '"a"')).toBe(false)
    expect(area.read(key)).toBeNull()
    expect(readStored(key, isText, area)).toBeNull()
    expect(area.keys()).toEqual([])
    expect(() => area.remove(key)).not.toThrow()
  })

  it('can be read when it is full', () => {
    area.write(key, 'before')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(area.write(key, 'after')).toBe(false)
    expect(area.read(key)).toBe('before')
  })
})

describe('other services of the browser', () => {
  const block = (target: object, name: string) =>
    Object.defineProperty(target, name, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })

  it('are null if their getters throw', () => {
    block(globalThis, 'indexedDB')
    block(globalThis, 'BroadcastChannel')
    block(navigator, 'locks')
    block(navigator, 'serviceWorker')
    expect([databases(), openChannel('tabs'), lockManager(), serviceWorkers()]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('reports blocked cookies without throwing', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => writeCookie('theme', 'dark', 60)).not.toThrow()
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(hasCookies()).toBe(false)
  })
})
