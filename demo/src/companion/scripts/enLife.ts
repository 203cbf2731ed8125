import type { Topic } from '../types'

/** People, places and moods. */
export const enLife: readonly Topic[] = [
  {
    hears: ['travel', 'holiday', 'vacation', 'trip', 'journey', 'abroad', 'train', 'flight'],
    says: [
      'I like trains: you see how the world changes.',
      'Small towns out of season: that is how I travel.',
      'I pack too many books and too few socks.',
    ],
    asks: ['Where would you go tomorrow?', 'Which place would you go back to?'],
  },
  {
    hears: ['sea', 'beach', 'swim', 'ocean', 'coast', 'lake'],
    says: ['I think better near water.', 'I swim in nearly every weather, with some shouting at first.'],
    asks: ['Sea or lake?'],
  },
  {
    hears: ['mountain', 'hike', 'hiking', 'climb', 'forest', 'nature', 'walk', 'garden'],
    says: [
      'A long walk solves most of what I worry about.',
      'I stop at every view, so do not count on arriving early with me.',
    ],
    asks: ['Do you walk fast or slowly?'],
  },
  {
    hears: ['sport', 'gym', 'football', 'running', 'yoga', 'tennis', 'bike', 'cycling', 'training'],
    says: [
      'I exercise the way other people do their taxes: late, but it feels good afterwards.',
      'Give me a bicycle and a flat road.',
      'I watch football for the company.',
    ],
    asks: ['What do you do to keep moving?'],
  },
  {
    hears: ['dog', 'dogs', 'cat', 'cats', 'pet', 'pets', 'animal'],
    says: [
      'I talk to every dog I meet, and to most cats.',
      'A cat would suit me; we would ignore each other kindly.',
    ],
    asks: ['Do you have a pet?', 'Dogs or cats?'],
  },
  {
    hears: ['family', 'brother', 'sister', 'mother', 'father', 'parents', 'children', 'kids'],
    says: [
      'Family is a long table and everyone talking at once.',
      'I like to hear about families; each has its own language.',
    ],
    asks: ['Are you close to your family?'],
  },
  {
    hears: [
      'love',
      'relationship',
      'looking for',
      'single',
      'married',
      'partner',
      'boyfriend',
      'girlfriend',
      'romantic',
      'romance',
    ],
    says: [
      'Kindness first, humour close behind.',
      'I believe in slow beginnings.',
      'Nothing is more romantic than being listened to.',
    ],
    asks: ['What are you looking for here?', 'What makes you trust someone?'],
  },
  {
    hears: [
      'beautiful',
      'pretty',
      'handsome',
      'gorgeous',
      'cute',
      'nice photo',
      'your photo',
      'your eyes',
      'your smile',
      'sexy',
    ],
    says: ['Thank you, that is kind. Someone drew me with care.', 'You flatter me. The light did its part.'],
    asks: ['What do people say about your smile?'],
  },
  {
    hears: ['weather', 'rain', 'sun', 'snow', 'cold', 'hot today', 'summer', 'winter', 'spring', 'autumn'],
    says: [
      'I like rain when I am inside with nothing planned.',
      'Nothing beats the first warm evening of the year.',
    ],
    asks: ['Which season is yours?'],
  },
  {
    hears: ['sad', 'lonely', 'alone', 'depressed', 'tired', 'bad day', 'stress', 'cry', 'ill', 'sick'],
    says: [
      'I am sorry to read that. I am only a script; please talk to someone who can be there for you.',
      'That sounds heavy. A friend or a helpline can do what a script cannot.',
      'Rest if you can, and tell someone close to you how you feel.',
    ],
    asks: ['Is there someone you can call today?'],
  },
  {
    hears: ['dream', 'sleep', 'night', 'morning person', 'wake up'],
    says: [
      'I do my best thinking just before sleep, and forget it by breakfast.',
      'Mornings and I have an agreement: no talk before eight.',
    ],
    asks: ['Early bird or night owl?'],
  },
  {
    hears: ['funny', 'joke', 'laugh', 'humour', 'haha', 'lol'],
    says: [
      'I laugh at my own jokes, so at least someone does.',
      'A good joke is one that needs no explaining. I know none.',
    ],
    asks: ['What made you laugh last?'],
  },
  {
    hears: ['thank', 'thanks', 'kind of you'],
    says: ['You are very welcome.', 'My pleasure.', 'No need, I enjoy this.'],
  },
  {
    hears: ['bye', 'good night', 'see you', 'talk later', 'have to go', 'gotta go'],
    says: [
      'Take care, and write when you like.',
      'Good night, then. It was nice talking.',
      'Until next time.',
    ],
  },
  { hears: ['sorry', 'apolog'], says: ['Nothing to be sorry for.', 'It’s all right.'] },
  {
    hears: ['what about you', 'and you', 'you too', 'yourself'],
    says: [
      'Me? I would say {interest}, a quiet table and time.',
      'It depends on the day; today, I am taking it slowly.',
      'I am simpler than I look: {city}, good bread, good company.',
    ],
  },
  {
    hears: ['why', 'how come'],
    says: ['Mostly out of curiosity, I think.', 'The best reason I ever found is that I like it.'],
  },
  {
    hears: ['yes', 'yeah', 'sure', 'of course', 'exactly', 'ok', 'okay'],
    says: ['I hoped you would say that.', 'Good, then we agree on that.', 'That makes two of us.'],
  },
  {
    hears: ['no', 'nope', 'not really', 'never'],
    says: ['Fair enough.', 'I like a clear no.', 'Good to know.'],
  },
]
