import { z } from 'zod'
import { reservedSegments } from '../src/domain/internalPath'
import { allLocales } from '../src/domain/locales'
import { portraitSizes } from '../src/domain/pictures'

const pathPattern =
  /^\/(?:(?:[a-z\d][a-z\d-]*|:[a-zA-Z]+)(?:\/(?:[a-z\d][a-z\d-]*|:[a-zA-Z]+))*(?:\/:[a-zA-Z]+\?)*)?$/

const pathSchema = z
  .string()
  .max(120)
  .regex(pathPattern, 'must consist of words, :name, and :name? at its end')
  .refine(
    (path) => !reservedSegments.includes(path.split('/')[1] ?? ''),
    'begins as addresses of the server do',
  )

/**
 * Must match `InitialQuery` in shared/src/platform. `call` is any string, because a newer build may use an endpoint
 * that an older shell lacks.
 */
const initialQuerySchema = z.object({
  call: z.string(),
  query: z.record(z.string(), z.union([z.array(z.string()).readonly(), z.int()])).optional(),
  pictures: z
    .object({
      list: z.string(),
      picture: z.string(),
      count: z.int(),
      first: z.int().min(0).optional(),
      shown: z.int().min(1).optional(),
      /** Older builds omit it. */
      sizes: z
        .object({ below: z.number(), vw: z.number(), less: z.number().optional(), px: z.number() })
        .default(portraitSizes.tile),
    })
    .optional(),
  isSubject: z.boolean().optional(),
})
export type PublishedQuery = z.infer<typeof initialQuerySchema>

const texts = (longest: number) => z.partialRecord(z.enum(allLocales), z.string().max(longest)).optional()

const renameFirstCalls = (route: unknown): unknown => {
  if (typeof route !== 'object' || route === null || !('firstCalls' in route)) return route
  const { firstCalls: initialQueries, ...rest } = route
  return { ...rest, initialQueries }
}

/** Must match `RouteDeclaration` in shared/src/platform, except that texts are keyed by language. */
const routeSchema = z.preprocess(
  renameFirstCalls,
  z.object({
    path: pathSchema,
    layout: z.enum(['default', 'chat', 'lander', 'empty']).optional(),
    access: z.enum(['anyone', 'members', 'visitors']).optional(),
    isMembersArea: z.boolean().optional(),
    params: z
      .record(
        z.string(),
        z.union([z.enum(['number', 'slug']), z.array(z.string().max(60)).max(50).readonly()]),
      )
      .optional(),
    hides: z
      .array(z.enum(['measure', 'activation', 'disabled-notifications', 'photo', 'push', 'entry']))
      .readonly()
      .optional(),
    foldsNotices: z.boolean().optional(),
    viewTransition: z.enum(['anywhere', 'phone']).optional(),
    titles: texts(200),
    descriptions: texts(300),
    linkPictureAlts: texts(200),
    questions: z
      .partialRecord(z.enum(allLocales), z.array(z.tuple([z.string().max(200), z.string().max(600)])))
      .optional(),
    isListed: z.boolean().optional(),
    isInternal: z.boolean().optional(),
    initialQueries: z.array(initialQuerySchema).readonly().optional(),
    variants: z.record(z.string().regex(/^[a-z]$/), z.number().min(0).max(100)).optional(),
    chunk: z.string().max(60).optional(),
    prefetch: z.enum(['visitors', 'never']).optional(),
  }),
)
export type PublishedRoute = z.infer<typeof routeSchema>

export const routesSchema = z.record(z.string().regex(/^[a-z\d][a-z\d-]{0,60}$/), routeSchema)
