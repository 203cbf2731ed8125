import { profileFields, searchedFields } from '@duetto/shared/domain'
import type { ProfileField, SearchedField } from '@duetto/shared/domain'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { addPhotos, saveSettings, sendText } from '../../testing/social'
import { ensurePlaces } from '../site/places.service'

const place = { country: 'IT', region: 'Emilia-Romagna', city: 'Bologna' }
const facts = {
  about_me: 'I bake bread.',
  prompts: JSON.stringify([{ prompt: 'dish', answer: 'Rye bread.' }]),
  reason_for_joining: 'dating',
  sexuality: 'bi',
  hair_color: 'brown',
  eye_color: 'green',
  body_type: 'athletic',
  relationship_status: 'single',
  tattoos: 'few',
  height: 170,
  smoking: 'no',
  children: 'have',
  drinking: 'sometimes',
  interests: ['art'],
  language: 'it',
  has_intimate_consent: true,
  ...place,
}

const otherValues: Record<SearchedField, string> = {
  reason_for_joining: 'chat',
  sexuality: 'gay',
  hair_color: 'black',
  eye_color: 'blue',
  body_type: 'slim',
  relationship_status: 'married',
  tattoos: 'none',
  smoking: 'yes',
  children: 'want',
  drinking: 'no,often',
  interests: 'tea,wine',
  language: 'de,en',
}

const hidden: Record<ProfileField, object> = {
  about_me: { about_me: '', prompts: [] },
  reason_for_joining: { reason_for_joining: null },
  sexuality: { sexuality: null },
  hair_color: { hair_color: null },
  eye_color: { eye_color: null },
  body_type: { body_type: null },
  relationship_status: { relationship_status: null },
  tattoos: { tattoos: null },
  height: { height: null },
  smoking: { smoking: null },
  children: { children: null },
  drinking: { drinking: null },
  interests: { interests: [] },
  language: { language: null },
  region: { region: '' },
}

describeOnEngine('visible_profile_fields', (engine) => {
  let t: TestApp
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  beforeEach(async () => {
    const mine = { gender: 'male', looking_for: 'female', paid_user: true, credits: 9, interests: ['art'] }
    me = await t.member({ ...mine, ...place, has_intimate_consent: true })
    her = await t.member({ gender: 'female', paid_user: true, credits: 9, ...facts })
    await addPhotos(t.db, her.id, 1)
  })
  afterEach(() => t.reset())
  afterAll(() => t.close())

  const without = (field: ProfileField) =>
    saveSettings(t.db, { visible_profile_fields: profileFields.filter((one) => one !== field) })
  const profileFor = async (call: TestMember['call']) =>
    (await call('getMember', { query: { id: her.id } })).profile

  it.each(profileFields)(
    '[MEMBER-03] shows %s to members and visitors only if it is listed',
    async (field) => {
      expect(await profileFor(me.call)).not.toMatchObject(hidden[field])
      await without(field)
      for (const call of [me.call, t.visitor]) {
        const profile = await profileFor(call)
        expect(profile).toMatchObject(hidden[field])
        const others = profileFields.filter((one) => one !== field)
        for (const other of others) expect(profile).not.toMatchObject(hidden[other])
      }
    },
  )

  it.each(profileFields)('[MEMBER-03] shows %s in one’s own profile', async (field) => {
    await without(field)
    expect((await her.call('getProfile')).profile).not.toMatchObject(hidden[field])
  })

  it('[MEMBER-03] hides members’ own texts if visible_profile_notes is off', async () => {
    await saveSettings(t.db, { visible_profile_notes: false })
    expect(await profileFor(me.call)).toMatchObject(hidden.about_me)
    expect((await her.call('getProfile')).profile.about_me).toBe('I bake bread.')
  })

  const lists: [string, () => Promise<unknown>][] = [
    ['members.php', () => me.call('searchMembers', { query: { gender: 'female' } })],
    ['likes.php', () => me.call('getLikes')],
    ['the swipe deck', () => me.call('getSwipeDeck')],
    ['the match finder', () => me.call('findMatches', { body: { answers: [] } })],
    ['chats.php', () => me.call('getChats')],
    ['the activity', () => me.call('getActivity')],
  ]
  it.each(lists)('[MEMBER-03] omits the region from %s', async (name, call) => {
    if (name === 'likes.php') await her.call('like', { body: { profile: me.id } })
    if (/chats|activity/.test(name)) await sendText(her, { profile: me.id }, 'Hello')
    expect(JSON.stringify(await call())).toContain('Emilia-Romagna')
    await without('region')
    const answer = JSON.stringify(await call())
    expect(answer).toContain(`"id":${her.id}`)
    expect(answer).not.toContain('Emilia-Romagna')
  })

  it('[MEMBER-03] omits hidden interests from the match finder and icebreakers', async () => {
    const shared = async () => (await me.call('findMatches', { body: { answers: [] } })).candidates[0]?.shared
    const named = async () => (await me.call('getIcebreakers', { query: { profile: her.id } })).interests
    expect([await shared(), await named()]).toEqual([['art'], ['art']])
    await without('interests')
    expect([await shared(), await named()]).toEqual([[], []])
  })

  const criteria: [string, object][] = [
    ['countryregion', { countryregion: 'Lazio' }],
    ['min_age', { min_age: 90 }],
    ['max_age', { max_age: 18 }],
    ['online', { online: '1' }],
    ['distance', { distance: 10, city: 'Roma' }],
    ['photo', { photo: '1' }],
    ['new_within', { new_within: 7 }],
    ['both_ways', { both_ways: '1' }],
    ...searchedFields.map((field): [string, object] => [field, { [field]: otherValues[field] }]),
  ]
  it.each(criteria)('[MEMBER-03] searches by %s only if search_fields list it', async (field, query) => {
    await ensurePlaces(t.db)
    await t.db.script(`update users set last_active = now() - interval '1 year', birth_date = '1990-05-04',
      has_photo = false, created_at = now() - interval '2 years', looking_for = 'female'`)
    const count = async () =>
      (await me.call('searchMembers', { query: { gender: 'female', ...query } as never })).profiles.length
    expect(await count()).toBe(0)
    const rest = criteria.map(([name]) => name).filter((one) => one !== field)
    await saveSettings(t.db, { search_fields: rest })
    expect(await count()).toBe(1)
  })

  const hideable: [ProfileField, object][] = [
    ['region', { countryregion: 'Lazio' }],
    ...searchedFields.map((field): [ProfileField, object] => [field, { [field]: otherValues[field] }]),
  ]
  it.each(hideable)('[MEMBER-03] does not search by %s if profiles hide it', async (field, values) => {
    const query = { gender: 'female', ...values } as never
    expect((await me.call('searchMembers', { query })).profiles).toEqual([])
    await without(field)
    expect((await me.call('searchMembers', { query })).profiles).toHaveLength(1)
  })
})
