import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes, root } from '../../tools/common/packages.ts'
import { run, tsx } from '../../tools/common/run.ts'
import { fail, log } from '../../tools/common/log.ts'
import { sourceHash } from '../../tools/build/sourceHash.ts'

export const outRoot = join(root, '.cache/hydration')

const webpack = join(root, 'node_modules/.bin/webpack')

const must = async (what, command, args, options) => {
  const { code, output } = await run(command, args, options)
  if (code === 0) return
  console.error(output)
  fail(`${what} does not build; the lines above say where.`)
}

const buildWeb = async (name) => {
  const dist = join(outRoot, name, 'dist')
  const marker = join(dist, '.built')
  const hash = sourceHash(name)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
  rmSync(dist, { recursive: true, force: true })
  const build = hash.slice(0, 12)
  await must(name, webpack, ['--config', 'webpack.config.mjs', '--mode', 'production'], {
    cwd: join(root, name),
    env: {
      DUETTO_HYDRATION: '1',
      DUETTO_BUILD: build,
      DUETTO_OUT: join(dist, name === 'shell' ? 'web' : build),
    },
  })
  writeFileSync(marker, hash)
  log(`Built ${name} with React's development build`)
}

export const buildAll = async () => {
  await must('api', process.execPath, tsx('tools/build/main.ts', 'demo'), { cwd: root })
  await must('the page’s server', process.execPath, ['build-server.mjs'], { cwd: join(root, 'shell') })
  for (const name of [...remotes, 'shell']) await buildWeb(name)
  const dist = join(outRoot, 'shell/dist')
  mkdirSync(dist, { recursive: true })
  for (const part of ['server', 'fonts', 'icons', 'sw.js'])
    cpSync(join(root, 'shell/dist', part), join(dist, part), { recursive: true })
}
