import type { DemoPerson } from '../people'
import { placesOf } from '@duetto/api/src/modules/site/towns'

export const demoPassword = 'duetto-demo'

interface Guest {
  email: string
  isPremium: boolean
  credits: number
  person: DemoPerson
}

const bologna = placesOf('IT')[0] ?? { region: 'Emilia-Romagna', city: 'Bologna', lat: 44.49, lon: 11.34 }
const shared = {
  sexuality: null,
  country: 'IT',
  region: bologna.region,
  city: bologna.city,
  lat: bologna.lat,
  lon: bologna.lon,
  language: 'en',
  reasonForJoining: 'dating',
  bodyType: 'average',
  relationshipStatus: 'single',
  tattoos: 'none',
  isFictional: false,
  // Keeps the demo logins off the top of the grid, because they reply only while a visitor uses them.
  lastActiveSecondsAgo: 4 * 86_400,
} as const

export const guests: readonly Guest[] = [
  {
    email: 'anna@demo.duetto.test',
    isPremium: false,
    credits: 0,
    person: {
      ...shared,
      key: 'guest-anna',
      firstName: 'Anna',
      gender: 'female',
      birthDate: '1992-04-18',
      aboutMe: 'New here. I bake bread on Saturdays and read until the tram stops running.',
      prompts: [],
      hairColor: 'brown',
      eyeColor: 'green',
      interests: ['cooking', 'reading', 'hiking'],
      signedUpDaysAgo: 0,
      portrait: { sex: 'f', age: 34, skin: 'rose', hair: 'chestnut', style: 'wavy', eyes: '#5a7a5e' },
      shots: [{ scene: 'dusk', outfit: 'vneck', colour: '#8a2846', turn: 6, tilt: 4 }],
    },
  },
  {
    email: 'marco@demo.duetto.test',
    isPremium: true,
    credits: 40,
    person: {
      ...shared,
      key: 'guest-marco',
      firstName: 'Marco',
      gender: 'male',
      birthDate: '1988-09-02',
      aboutMe: 'Carpenter, slow cook, fast cyclist. I like people who answer in whole sentences.',
      prompts: [
        { prompt: 'proud', answer: 'Every chair in my kitchen.' },
        { prompt: 'together', answer: 'A long ride, then a longer lunch.' },
      ],
      hairColor: 'brown',
      eyeColor: 'brown',
      interests: ['biking', 'cooking', 'music', 'outdoors'],
      signedUpDaysAgo: 90,
      portrait: {
        sex: 'm',
        age: 38,
        skin: 'sand',
        hair: 'espresso',
        style: 'quiff',
        eyes: '#4a3020',
        beard: 'full',
      },
      shots: [
        { scene: 'workshop', outfit: 'shirt', colour: '#e9dfd5', turn: 6, tilt: 2 },
        { scene: 'alps', outfit: 'crew', colour: '#2d4657', turn: -5, tilt: -3, smile: 2 },
      ],
    },
  },
]
