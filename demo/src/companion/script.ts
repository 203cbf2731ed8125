import { interests, sexualInterests } from '@duetto/shared/domain'
import { z } from 'zod'
import { parseCue } from './match'

export const topicNames = [
  'reality',
  'meeting',
  'contact',
  'money',
  'mood',
  'greeting',
  'name',
  'age',
  'city',
  'job',
  'hobbies',
  'cooking',
  'food',
  'coffee',
  'drinks',
  'music',
  'films',
  'books',
  'travel',
  'water',
  'walks',
  'sport',
  'pets',
  'family',
  'love',
  'compliment',
  'weather',
  'comfort',
  'sleep',
  'jokes',
  'thanks',
  'goodbye',
  'apology',
  'andYou',
  'why',
  'yes',
  'no',
] as const

export const placeholders = ['name', 'age', 'city', 'interest', 'interests', 'quote', 'count'] as const
const placeholder = new RegExp(`\\{(?:${placeholders.join('|')})\\}`, 'g')

const textSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/[{}]/.test(text.replace(placeholder, '')), 'has an unknown placeholder')
const textsSchema = z.array(textSchema).min(1)

export const quietInterests = interests.filter((interest) => !sexualInterests.includes(interest))

const topicSchema = z.strictObject({
  samples: textsSchema.optional().describe('Messages that must match this topic; used by tests'),
  cues: z
    .array(
      z
        .string()
        .regex(/[\p{Letter}\p{Number}]/u)
        .transform(parseCue),
    )
    .min(1)
    .describe('Beginnings of words, or phrases'),
  replies: textsSchema,
  questions: z
    .array(textSchema)
    .default([])
    .describe('Follow-up questions, each asked once per conversation'),
})

export const scriptSchema = z.strictObject({
  disclosure: textSchema.describe('Sent once, with the first reply'),
  acknowledgements: textsSchema.describe('Replies to an answer to one of the questions'),
  echoes: textsSchema.describe('Replies to a message without a topic; {quote} is its text'),
  questions: textsSchema,
  exhausted: textSchema.describe('Reply once all others are used up; {count} makes it unique'),
  interests: z
    .record(z.enum(quietInterests), z.string())
    .optional()
    .describe('Names of interests in this language; English by default'),
  topics: z.record(z.enum(topicNames), topicSchema),
})
export type Script = z.infer<typeof scriptSchema>
