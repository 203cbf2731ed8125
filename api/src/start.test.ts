import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

it('refuses DEMO=1, because this build does not contain the demo', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    cwd: join(__dirname, '../..'),
    env: { PATH: process.env.PATH, DEMO: '1' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('DEMO=1 needs the build with the demo')
})
