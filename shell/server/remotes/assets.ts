import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 31_536_000_000

interface AssetFolders {
  web: string
  fonts: string
  icons: string
  registryDir: string
}

/** All files except icons are immutable, because their paths contain a hash, a build or a version. */
export const registerAssets = async (app: FastifyInstance, folders: AssetFolders): Promise<void> => {
  const immutable = {
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    decorateReply: false,
    index: false as const,
  }
  await app.register(fastifyStatic, { ...immutable, root: resolve(folders.web), prefix: '/s/' })
  await app.register(fastifyStatic, { ...immutable, root: resolve(folders.fonts), prefix: '/f/' })
  await app.register(fastifyStatic, {
    root: resolve(folders.icons),
    prefix: '/icons/',
    maxAge: 86_400_000,
    decorateReply: false,
  })
  const builds = join(resolve(folders.registryDir), 'r')
  mkdirSync(builds, { recursive: true })
  await app.register(fastifyStatic, {
    ...immutable,
    root: builds,
    prefix: '/r/',
    setHeaders: (response) => void response.header('Access-Control-Allow-Origin', '*'),
  })
}
