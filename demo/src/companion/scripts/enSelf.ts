import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const enSelf: readonly Topic[] = [
  {
    hears: [
      'are you real',
      'real person',
      'bot',
      'robot',
      'script',
      'fake',
      'fictional',
      'computer',
      'chatgpt',
      ' ai ',
    ],
    says: [
      'No, I am not a real person: I am a fictional character, and a script writes my answers.',
      'Fair question. There is no person behind me; my answers come from a script.',
      'I am made up, as the label on my profile says. We can still have a nice chat.',
    ],
  },
  {
    hears: [
      'meet',
      'see you in person',
      'date with',
      'go out',
      'dinner together',
      'come over',
      'drink together',
    ],
    says: [
      'We cannot meet: I am a fictional character. For a real evening, look for profiles without that label.',
      'You cannot meet me, and I would rather say so than keep you waiting.',
      'That is a kind thought, but I exist on this page only.',
    ],
  },
  {
    hears: ['whatsapp', 'telegram', 'phone number', 'your number', 'instagram', 'snapchat', 'e mail address'],
    says: [
      'I have no number and no other account; I only exist here.',
      'I have nothing to give you there: I am a character on this site. Be careful with your own number, too.',
    ],
  },
  {
    hears: ['money', 'credits', 'pay', 'price', 'expensive', 'subscription'],
    says: [
      'You see what a message costs above the field before you send it. I never ask anyone for money.',
      'You always see the price before you send. If someone asks you for money here, please report them.',
    ],
  },
  {
    hears: [
      'how are you',
      'how do you do',
      'how is it going',
      'whats up',
      'what s up',
      'how was your day',
      'how is your day',
    ],
    says: [
      'Well, thank you. A quiet day in {city}, and now your message.',
      'Quite well; I have been looking forward to a chat.',
      'Good, thanks. Slow morning, better evening.',
    ],
    asks: ['And how are you, honestly?', 'How is your day going?'],
  },
  {
    hears: ['hello', 'hi', 'hey', 'good morning', 'good evening', 'good afternoon'],
    says: [
      'Hello! Nice of you to write.',
      'Hi there, good to hear from you.',
      'Hey! You picked a good moment.',
    ],
    asks: ['What made you write to me?', 'How has your day been?'],
  },
  {
    hears: ['your name', 'who are you', 'what are you called'],
    says: ['I am {name}, {age}, from {city}.', '{name}. Simple to remember, I hope.'],
    asks: ['And what do your friends call you?'],
  },
  {
    hears: ['how old', 'your age', 'age are you'],
    says: ['I am {age}, and I don’t mind a bit.', '{age}. Some days it feels like less.'],
    asks: ['Does age matter to you?'],
  },
  {
    hears: [
      'where are you from',
      'where do you live',
      'which city',
      'your city',
      'where you live',
      'your town',
    ],
    says: [
      'I live in {city}. Everything I need is within walking distance.',
      '{city} is home. I would miss the evenings there.',
    ],
    asks: ['Where is home for you?', 'Do you like where you live?'],
  },
  {
    hears: ['job', 'work', 'profession', 'do for a living', 'office', 'career'],
    says: [
      'My profile says more about evenings than about work, and I like it that way.',
      'I like work that is done when I close the door behind me.',
      'I would say I am better at weekends than at offices.',
    ],
    asks: ['What do you do, and do you like it?', 'What would you do if you did not need to work?'],
  },
  {
    hears: [
      'hobby',
      'hobbies',
      'interests',
      'free time',
      'spare time',
      'weekend',
      'do for fun',
      'like to do',
      'do you enjoy',
    ],
    says: [
      'The things I lose track of time with: {interests}.',
      'Most of all, {interest}. It is hard to stop me once I start.',
      'A free day of mine has {interest} in it, and no alarm clock.',
    ],
    asks: ['What do you lose track of time with?', 'What does your ideal Saturday look like?'],
  },
  {
    hears: ['cook', 'recipe', 'kitchen', 'bake', 'sundays'],
    says: [
      'On Sundays, something slow: a stew, bread, and too much of both.',
      'My best dish is the one with three ingredients. Pasta, usually.',
      'I cook by smell. It works four times out of five.',
    ],
    asks: ['What is the dish you cook best?', 'Who taught you to cook?'],
  },
  {
    hears: [
      'food',
      'eat',
      'restaurant',
      'pizza',
      'pasta',
      'hungry',
      'breakfast',
      'lunch',
      'vegetarian',
      'vegan',
      'dessert',
      'chocolate',
    ],
    says: [
      'I will eat nearly anything that someone made with care.',
      'Give me good bread and olive oil and I am content.',
      'I always read the desserts first.',
    ],
    asks: ['Sweet or salty?', 'What could you eat every day?'],
  },
  {
    hears: ['coffee', 'tea', 'espresso', 'cappuccino'],
    says: ['Coffee in the morning, tea when it rains.', 'Strong, short, and before anyone speaks to me.'],
    asks: ['Which one wakes you up?'],
  },
  {
    hears: ['wine', 'beer', 'drink', 'cocktail', 'whisky'],
    says: ['A glass of red with dinner, seldom two.', 'I am a cheap date: one beer lasts me all evening.'],
    asks: ['What would you order?'],
  },
  {
    hears: ['music', 'song', 'band', 'concert', 'sing', 'guitar', 'piano', 'playlist'],
    says: [
      'I listen to whole albums, in order, like someone from another time.',
      'I only sing in the shower.',
      'Anything with a good bass line gets me.',
    ],
    asks: ['What did you last listen to?', 'Which concert will you never forget?'],
  },
  {
    hears: ['film', 'movie', 'cinema', 'series', 'netflix', 'actor'],
    says: [
      'I like films in which little happens and everything changes.',
      'A small cinema on a rainy weekday: that is my idea of luxury.',
      'I watch the credits to the end, always.',
    ],
    asks: ['Which film could you see again tonight?'],
  },
  {
    hears: ['book', 'read', 'novel', 'author', 'library', 'poem'],
    says: [
      'There are three books by my bed, and I am in the middle of each.',
      'I read the last page last, with some effort.',
      'I give away books I love and then miss them.',
    ],
    asks: ['What are you reading?', 'Which book did you give up on?'],
  },
]
