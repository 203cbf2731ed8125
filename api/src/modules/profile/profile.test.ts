import type { ProfileChange } from '@duetto/shared/contract'
import { saveProfile } from './profile.service'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import { addPlaces } from '../site/places.repository'

const germany = { country: 'DE', population: 1_000_000 } as const
const places = [
  { ...germany, region: 'Berlin', city: 'Berlin', lat: 52.52, lon: 13.41 },
  { ...germany, region: 'Bayern', city: 'München', lat: 48.14, lon: 11.58 },
  { country: 'IT', population: 2_700_000, region: 'Lazio', city: 'Roma', lat: 41.89, lon: 12.48 },
] as const

describeOnEngine('own profile', (engine) => {
  const t = useTestApp({ engine })

  it('[ACCOUNT-10] saves every field of the profile and refuses unknown fields and values', async () => {
    const anna = await t.member({ name: 'Anna' })
    const change = {
      name: 'Annabel',
      gender: 'female',
      looking_for: 'male',
      country: 'IT',
      region: 'Lazio',
      city: 'Roma',
      about_me: 'Ciao 👋',
      reason_for_joining: 'dating',
      hair_color: 'red',
      eye_color: 'green',
      body_type: 'curvy',
      relationship_status: 'single',
      tattoos: 'few',
      height: 172,
      smoking: 'no',
      children: 'want',
      drinking: 'sometimes',
      interests: ['tea', 'hiking'],
      prompts: [
        { prompt: 'two_truths', answer: 'I dive.\nI sing.\nI’m “tall”.' },
        { prompt: 'sunday', answer: 'Goats 🐐' },
      ],
    } satisfies ProfileChange
    expect((await anna.call('saveProfile', { body: change })).profile).toMatchObject(change)
    const sunday = (answer = 'Bed') => ({ prompt: 'sunday', answer })
    const others = ['laugh', 'dish', 'pets'].map((prompt) => ({ prompt, answer: 'Yes' }))
    for (const body of [
      { credits: 99 },
      { hair_color: 'blue' },
      { country: 'XX' },
      { about_me: 'a\0' },
      { about_me: '\ud800' },
      { prompts: [sunday(), sunday()] },
      { prompts: [sunday(), ...others] },
      { prompts: [sunday(' ')] },
      { prompts: [sunday('a'.repeat(201))] },
      { prompts: [{ prompt: 'star_sign', answer: 'Leo' }] },
    ])
      expect((await anna.call.raw('saveProfile', { body })).body).toMatchObject({
        code: 'bad_input',
        details: { field: expect.stringContaining(Object.keys(body).join()) },
      })
  })

  it('[SIGNUP-01] accepts only known towns, in any spelling, with their region', async () => {
    await addPlaces(t.db, places)
    const anna = await t.member()
    const save = (city: string) => anna.call.raw('saveProfile', { body: { country: 'DE', region: '', city } })
    for (const city of ['Ber', 'Roma', 'Berlinn'])
      expect((await save(city)).body).toMatchObject({
        code: 'bad_input',
        details: { field: 'city', reason: 'unknown' },
      })
    expect((await save('munchen')).body).toMatchObject({
      profile: { region: 'Bayern', city: 'München' },
    })
    expect((await save('')).body).toMatchObject({ profile: { city: '' } })
  })

  it('[SIGNUP-01] keeps no town or coordinates of another country', async () => {
    await addPlaces(t.db, places)
    const anna = await t.member({ country: null, region: null, city: null })
    const save = (body: object) => anna.call.raw('saveProfile', { body })
    const place = () => t.db.one(sql`select country, region, city, lat, lon from users where id = ${anna.id}`)
    const [berlin, nowhere] = [
      { country: 'DE', region: 'Berlin', city: 'Berlin', lat: 52.52, lon: 13.41 },
      { region: '', city: '', lat: null, lon: null },
    ]
    expect((await save({ city: 'Berlin' })).body).toMatchObject({ details: { field: 'country' } })
    await save({ country: 'DE', city: 'berlin' })
    expect(await place()).toEqual(berlin)
    for (const change of [{ city: 'Atlantis' }, { country: 'IT', city: 'Berlin' }])
      expect((await save(change)).body).toMatchObject({ details: { field: 'city', reason: 'unknown' } })
    expect(await place()).toEqual(berlin)
    await save({ country: 'IT' })
    expect(await place()).toEqual({ country: 'IT', ...nowhere })
    await save({ city: 'Roma' })
    expect(await place()).toMatchObject({ country: 'IT', region: 'Lazio', lat: 41.89 })
    await save({ country: 'IT', region: 'Lazio', city: '' })
    expect(await place()).toEqual({ country: 'IT', ...nowhere, region: 'Lazio' })
  })

  it('[ACCOUNT-10] stores “Not now” on cards for all devices, also if two arrive at once', async () => {
    const anna = await t.member()
    const now = t.clock.now.getTime()
    await Promise.all(
      (['words', 'eye_color'] as const).map((card) => anna.call('dismissProfileCard', { body: { card } })),
    )
    const { user } = await anna.call('getUser')
    expect(user?.profile.dismissed_cards).toEqual({ words: now, eye_color: now })
    expect((await anna.call.raw('dismissProfileCard', { body: { card: 'location' } })).status).toBe(400)
  })

  it('[TRUST-07] stores no orientation or sexual interest that arrives while consent is withdrawn', async () => {
    const attempts = Array.from({ length: 6 })
    // Open the connections first, or the transactions would start one after another.
    await Promise.all(attempts.flatMap(() => [t.db.run(sql`select 1`), t.db.run(sql`select 1`)]))
    for (const _ of attempts) {
      const anna = await t.member({ has_intimate_consent: true })
      await Promise.allSettled([
        saveProfile(t.deps, anna.id, { sexuality: 'bi', city: '' }),
        saveProfile(t.deps, anna.id, { interests: ['tea', 'bondage'], city: '' }),
        saveProfile(t.deps, anna.id, { has_intimate_consent: false }),
      ])
      const stored = await t.db.one(sql`select sexuality, interests from users where id = ${anna.id}`)
      expect(stored).toMatchObject({ sexuality: null, interests: expect.not.arrayContaining(['bondage']) })
    }
  })

  it('[ACCOUNT-11] saves invisible and privacy mode', async () => {
    const anna = await t.member()
    const modes = { is_invisible: true, is_private: true }
    expect((await anna.call('saveProfile', { body: modes })).profile).toMatchObject(modes)
  })

  it('[ACCOUNT-11] discreet mode: updates every browser of the member, if it changed', async () => {
    const email = 'anna@site.example'
    const password = 'a quiet lighthouse'
    const anna = await t.member({ email, password })
    const discreetCookie = ({ headers }: { headers: Record<string, unknown> }) =>
      [headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('discreet='))
    const known = { headers: { cookie: `${anna.call.cookie}; discreet=1` } }
    expect(discreetCookie(await anna.call.raw('getUser'))).toBeUndefined()
    expect(discreetCookie(await anna.call.raw('saveProfile', { body: { is_discreet: true } }))).toMatch(
      /^discreet=1; Max-Age=31536000; Path=\/;/,
    )
    expect(discreetCookie(await t.visitor.raw('login', { body: { email, password } }))).toMatch(
      /^discreet=1;/,
    )
    expect(discreetCookie(await anna.call.raw('getUser'))).toMatch(/^discreet=1;/)
    expect(discreetCookie(await anna.call.raw('getUser', known))).toBeUndefined()
    expect(
      discreetCookie(await anna.call.raw('saveProfile', { body: { is_discreet: false }, ...known })),
    ).toMatch(/^discreet=; Max-Age=0/)
  })
})
