import type { Script } from '../types'
import { enLife } from './enLife'
import { enSelf } from './enSelf'

export const en: Script = {
  disclosure: '(Just so you know: I am a fictional character, and a script writes my answers.)',
  topics: [...enSelf, ...enLife],
  acknowledges: [
    'I like that answer.',
    'That tells me something about you.',
    'I would not have guessed that.',
    'Good answer; I will remember it.',
    'I had not thought of it that way.',
    'You say that as if there were a story behind it.',
  ],
  takesUp: [
    '“{quote}”: I like how you put that.',
    '“{quote}”: my script has no answer to that, but I would like to hear more.',
    'I know too little about “{quote}”. Tell me more?',
    'I read “{quote}” twice. Where does it come from?',
    'Hm, “{quote}”. That is new to me.',
  ],
  asks: [
    'What are you proud of?',
    'What did you want to be as a child?',
    'What is the best thing that happened this week?',
    'What do you never leave the house without?',
    'What small thing makes your day?',
    'What would you like to learn?',
    'What is your favourite place at home?',
    'City or country?',
    'Who makes you laugh?',
    'What is the last thing you changed your mind about?',
  ],
  runsOut:
    'You have heard everything my script knows, all {count} answers of it. A real member will have more to say.',
}
