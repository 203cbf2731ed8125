import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

/** In a build's folder, hashed in its build.json like every other file. */
export const skeletonsFile = 'pages/skeletons.br'

const skeletonSchema = z.object({ html: z.string(), css: z.string() })
/** Static placeholders of a remote's pages, by route id: shown in their place at the first paint. */
const skeletonsSchema = z.record(z.string(), skeletonSchema)
export type PublishedSkeletons = z.infer<typeof skeletonsSchema>

/** Prefix of their class names and animations; the remote's own styles have another, so that the two never collide. */
export const skeletonKey = (remote: string): string => `${remote}-shape`

/** Far more than all placeholders of a remote; a file that unpacks to more is rejected. */
const MOST_BYTES = 400_000

export const writeSkeletons = (skeletons: PublishedSkeletons): Buffer =>
  brotliCompressSync(JSON.stringify(skeletons))

/** Throws if the file is invalid. */
export const readSkeletons = (file: Buffer): PublishedSkeletons =>
  skeletonsSchema.parse(JSON.parse(brotliDecompressSync(file, { maxOutputLength: MOST_BYTES }).toString()))
