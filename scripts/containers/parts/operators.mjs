/** What the guide's table of commands says, from a container. */
export const operators = async (site, check) => {
  const settings = await site.ops('settings', 'get')
  check(settings.code === 0, 'ops settings get')
  const status = await site.ops('remotes', 'status')
  check(status.code === 0 && status.output.includes('mf-payments'), 'ops remotes status finds the registry')
  const isDisabled = async () => {
    const { remotes } = await (await fetch(`${site.address}/registry/remotes.json`)).json()
    return remotes['mf-landers'].disabled
  }
  const disabled = await site.ops('remotes', 'disable', 'mf-landers')
  check(disabled.code === 0 && (await isDisabled()), 'ops remotes disable')
  const enabled = await site.ops('remotes', 'enable', 'mf-landers')
  check(enabled.code === 0 && !(await isDisabled()), 'ops remotes enable')
  const nonsense = await site.ops('remotes', 'rollback', 'mf-nothing')
  check(
    nonsense.code !== 0 && !/^\s+at /m.test(nonsense.output),
    'a wrong name is refused in a sentence, without a stack trace',
  )
}
