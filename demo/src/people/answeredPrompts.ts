import type { AnsweredPrompt, Locale } from '@duetto/shared/domain'
import { demoWords } from './words'

const prompts = [
  'sunday',
  'dish',
  'first_date',
  'small_thing',
  'useless_talent',
  'ask_me',
  'laugh',
  'unpopular',
  'place',
  'evening',
  'last_weekend',
  'together',
] as const

/** Two answered prompts of a person, or none for every third; neighbours have different ones. */
export const answeredPrompts = (language: Locale, step: number): AnsweredPrompt[] =>
  step % 3 === 0
    ? []
    : [step % prompts.length, (step * 5 + 3) % prompts.length].flatMap((index) => {
        const [prompt, answer] = [prompts[index], demoWords[language].answers[index]]
        return prompt && answer ? [{ prompt, answer }] : []
      })
