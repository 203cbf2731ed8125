import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { z } from 'zod'
import type { Locale } from '../src/domain/locales'

const decompress = promisify(brotliDecompress)
const maxBytes = 8_000_000

const pageSchema = z.object({ html: z.string(), styleKey: z.string(), styleNames: z.array(z.string()) })
const pagesSchema = z.record(z.string(), pageSchema)

/** Must match `PrerenderedPages` in shared/src/platform/prerender. */
const prerenderedSchema = z.object({
  settings: z.record(z.string(), z.unknown()),
  styles: z.record(z.string(), z.string()),
  hydrate: pagesSchema,
  replace: pagesSchema,
  noscript: pagesSchema,
})
export type PrerenderedPages = z.infer<typeof prerenderedSchema>
export type PrerenderedPage = z.infer<typeof pageSchema>

export const prerenderedFile = (locale: Locale): string => `prerendered/${locale}.br`

/**
 * Emotion key of a remote's skeletons. Must match `renderSkeletons` and differ from the key of the remote's scripts.
 */
export const skeletonStyleKey = (remote: string): string => `${remote}-skeleton`

export const cssOf = ({ styles }: PrerenderedPages, { styleKey, styleNames }: PrerenderedPage): string =>
  styleNames.map((name) => styles[`${styleKey}-${name}`] ?? '').join('')

export const readPrerendered = async (file: Buffer): Promise<PrerenderedPages> =>
  prerenderedSchema.parse(JSON.parse((await decompress(file, { maxOutputLength: maxBytes })).toString()))
