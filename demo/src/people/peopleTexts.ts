import { z } from 'zod'
import { landscapes } from './landscapes'

export const answeredPrompts = [
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

const textSchema = z.string().trim().min(1)
const textsSchema = z.array(textSchema).min(1)

export const waterPrompts: readonly (typeof answeredPrompts)[number][] = ['first_date']

export const peopleTextsSchema = z.strictObject({
  women: textsSchema.describe('First names'),
  men: textsSchema.describe('First names'),
  who: textsSchema.describe('First sentence of an introduction: about the member'),
  what: textsSchema.describe('Second sentence: what the member does'),
  whom: textsSchema.describe('Third sentence: who the member looks for'),
  near: z
    .partialRecord(z.enum([...landscapes, 'inland']), textsSchema)
    .describe('Second sentences for towns with a landscape, or far from the sea'),
  answers: z.record(z.enum(answeredPrompts), z.array(textSchema).min(5)),
})
export type PeopleTexts = z.infer<typeof peopleTextsSchema>
