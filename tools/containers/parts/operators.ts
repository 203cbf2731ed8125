import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openMember } from '../member'
import type { Part, Site } from '../site'

const marco = { email: 'marco@demo.duetto.test', password: 'duetto-demo' }

const savesPhoto = async (site: Site) => {
  const { call } = openMember(site.address)
  await call('POST', '/api/user.php', marco)
  const [id = '', name] = (
    await site.sql(
      `select p.id, p.name from photos p join users u on u.id = p.user_id where u.email = '${marco.email}' limit 1`,
    )
  ).split('|')
  await call('GET', `/media/photos/${name}/full.webp`)
  const folder = ['-u', String(process.getuid?.()), '-v', `${site.dir}:/files`]
  const save = ['ops', 'photos', 'save', id, '/files/saved.webp']
  const { code, output } = await site.tryCompose(['run', '--rm', ...folder, ...save])
  if (code !== 0) throw new Error(output)
  const { size, uid } = statSync(join(site.dir, 'saved.webp'))
  return size > 1000 && uid === process.getuid?.()
}

export const operators: Part = async (site, check) => {
  const settings = await site.ops('settings', 'get')
  check(settings.code === 0, 'ops settings get')
  const status = await site.ops('remotes', 'status')
  check(status.code === 0 && status.output.includes('mf-payments'), 'ops remotes status finds the registry')
  const isDisabled = async () => {
    const { remotes } = await site.registry()
    return Boolean(remotes['mf-landers']?.disabled)
  }
  const disabled = await site.ops('remotes', 'disable', 'mf-landers')
  check(disabled.code === 0 && (await isDisabled()), 'ops remotes disable')
  const enabled = await site.ops('remotes', 'enable', 'mf-landers')
  check(enabled.code === 0 && !(await isDisabled()), 'ops remotes enable')
  check(await savesPhoto(site), 'ops photos save writes into a folder of this machine')
  const nonsense = await site.ops('remotes', 'rollback', 'mf-nothing')
  check(
    nonsense.code !== 0 && !/^\s+at /m.test(nonsense.output),
    'a wrong name is refused in a sentence, without a stack trace',
  )
}
