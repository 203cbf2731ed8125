import { setTimeout as wait } from 'node:timers/promises'
import { watchDuring } from '../watch'
import type { Part } from '../site'

const loadMs = 3000
const stopWithinMs = 15_000

/** `act` can use `all`, the pids of the serving process and of its spare, in this order. */
const inApi = (act: string) => `
const { readdirSync, readFileSync } = require('node:fs')
const isApi = (pid) => {
  try { return readFileSync('/proc/' + pid + '/cmdline', 'utf8').includes('dist/main.mjs') } catch { return false }
}
const all = readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map(Number).sort((a, b) => a - b)
  .filter((pid) => pid !== process.pid && isApi(pid))
${act}`

export const spare: Part = async (site, check) => {
  const [id = ''] = await site.ids('api')
  const inside = async (act: string) => {
    const { code, output } = await site.docker(['exec', id, 'node', '-e', inApi(act)])
    if (code !== 0) throw new Error(output)
    return output.trim()
  }
  const untilTwo = async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      if ((await inside('console.log(all.length)')) === '2') return wait(loadMs)
      await wait(500)
    }
    throw new Error('there is no spare')
  }
  const starts = () => site.inspect(id, '{{.RestartCount}} {{.State.Pid}}')

  await untilTwo()
  const memory = await inside(`
    const mb = (pid) => Math.round(Number(/VmRSS:\\s+(\\d+)/.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1]) / 1024)
    console.log(all.map(mb).join(' and '))`)
  const before = await starts()
  for (const which of ['the first', 'its spare']) {
    await untilTwo()
    const killed = await watchDuring(site.address, ['/', '/api/settings.php'], async () => {
      await inside("process.kill(all[0], 'SIGKILL')")
      await untilTwo()
    })
    check(
      (await starts()) === before && killed.failures.every((failure) => / 503: \d+$/.test(failure)),
      `${which} is killed: the container stays, ${killed.summary}`,
    )
  }
  check((await site.untilHealthy(['api'])) === 1, `two processes of ${memory} MB stay healthy`)

  const since = Date.now()
  await site.docker(['stop', '--time', '20', id])
  const stoppedMs = Date.now() - since
  const [code, isOomKilled] = (await site.inspect(id, '{{.State.ExitCode}} {{.State.OOMKilled}}')).split(' ')
  check(
    code === '0' && isOomKilled === 'false' && stoppedMs < stopWithinMs,
    `it stops by itself in ${(stoppedMs / 1000).toFixed(1)} s, with ${code}`,
  )
  await site.docker(['start', id])
  check((await site.untilHealthy(['api'])) === 1, 'it starts again')
}
