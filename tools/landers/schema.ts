import { z } from 'zod'

export const sceneNames = [
  'deck',
  'conversation',
  'collage',
  'gallery',
  'interests',
  'map',
  'feed',
  'film',
] as const

export const scenesWithoutPeople: readonly (typeof sceneNames)[number][] = [
  'conversation',
  'interests',
  'film',
]

const text = z.string().trim().min(1).max(300)
/** A lead must name the number of free messages. */
const leadText = text.includes('{count, number}', 'must name the free messages: {count, number}')
const title = z.string().trim().min(1).max(90)
const nicheNames = ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const
const variantName = z.string().regex(/^[a-z]$/, 'must be one letter')

const wordsSchema = z.strictObject({ title: title.optional(), lead: leadText.optional() })
const testsSchema = z.partialRecord(variantName, wordsSchema).optional()
const nicheWordsSchema = wordsSchema.extend({ tests: testsSchema })
const nichesSchema = z.partialRecord(z.enum(nicheNames), nicheWordsSchema).optional()

export const landerSchema = z.strictObject({
  scene: z.enum(sceneNames),
  film: z.enum(['faces', 'windows']).optional(),
  hasSlug: z.boolean().optional(),
  firstPerson: z.int().min(0).max(11),
  test: z
    .record(variantName, z.int().min(0).max(100))
    .refine((weights) => 'a' in weights && Object.values(weights).some((weight) => weight > 0), {
      message: 'needs a variant a, and a weight above 0',
    })
    .optional(),
})
export type LanderOptions = z.infer<typeof landerSchema>

export const landerWordsSchema = z.strictObject({
  title,
  lead: leadText.optional(),
  tests: testsSchema,
  niches: nichesSchema,
})
/** content/shared/<language>.json: texts of landers that do not override them. */
export const sharedWordsSchema = z.strictObject({ lead: leadText, niches: nichesSchema })

type Words = z.infer<typeof nicheWordsSchema> & { niches?: z.infer<typeof nichesSchema> }

/** Returns pairs of message id and text. Ids have the form `<prefix>[.<niche>][@<variant>].title`, or `.lead`. */
export const flatten = (
  prefix: string,
  { title: heading, lead, tests, niches }: Words,
): [string, string][] => [
  ...(heading ? [[`${prefix}.title`, heading] as [string, string]] : []),
  ...(lead ? [[`${prefix}.lead`, lead] as [string, string]] : []),
  ...Object.entries(tests ?? {}).flatMap(([name, words]) => flatten(`${prefix}@${name}`, words ?? {})),
  ...Object.entries(niches ?? {}).flatMap(([name, words]) => flatten(`${prefix}.${name}`, words ?? {})),
]
