import { readDemoSettings } from './settings'

describe('demo settings', () => {
  it('default to a companion that replies within seconds, and pre-rendered portraits', () =>
    expect(readDemoSettings({})).toEqual({
      rendersAhead: true,
      companion: { typingMs: 1200, replyMs: 4200 },
    }))

  it.each([{ COMPANION_REPLY_MS: 'soon' }, { COMPANION_TYPING_MS: '-1' }, { DEMO_DRAWS_AHEAD: 'maybe' }])(
    'refuses %j and names the variable',
    (env) => expect(() => readDemoSettings(env)).toThrow(Object.keys(env)[0]),
  )
})
