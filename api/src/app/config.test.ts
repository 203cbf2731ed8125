import { readConfig } from './config'

describe('Redis sentinels', () => {
  const read = (REDIS_SENTINELS: string, REDIS_URL?: string) =>
    readConfig({ REDIS_SENTINELS, REDIS_URL }).redis

  it('are read from a list; the URL names the primary', () => {
    expect(read('one:26379, two:26379,[fd00::3]', 'redis://mymaster')).toEqual({
      url: 'redis://mymaster',
      sentinels: ['one:26379', 'two:26379', '[fd00::3]'],
    })
    expect(read('', 'redis://redis:6379')).toEqual({ url: 'redis://redis:6379', sentinels: [] })
    expect(read('')).toBeUndefined()
  })

  it('are refused with a reason if they cannot be queried', () => {
    expect(() => read('redis://one:26379', 'redis://mymaster')).toThrow(/must list sentinels as host:port/)
    expect(() => read('one:26379')).toThrow(/REDIS_SENTINELS needs REDIS_URL/)
  })
})
