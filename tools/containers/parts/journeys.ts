import { bin, root } from '../../common/packages'
import { run } from '../../common/run'
import type { Part } from '../site'

const journeysOf = {
  'main-job': 'a visitor becomes a Premium member who chats',
  payments: 'cards, wallets, transfers and vouchers are paid, refused and cancelled',
}

export const journeys: Part = async (site, check) => {
  for (const [file, what] of Object.entries(journeysOf)) {
    const since = Date.now()
    const { code, output } = await run(
      bin('playwright'),
      [
        'test',
        '-c',
        'e2e/playwright.config.ts',
        `specs/journeys/${file}.spec.ts`,
        '--project=desktop',
        '--project=phone',
        '--workers=1',
      ],
      { cwd: root, env: { E2E_REUSE: '1', E2E_PORT: new URL(site.address).port } },
    )
    const counts = output.match(/\d+ (passed|failed|flaky|skipped)/g) ?? []
    check(code === 0, `${what}: ${counts.join(', ')}, ${Math.round((Date.now() - since) / 1000)} s`)
    if (code !== 0 || /\d+ flaky/.test(output)) console.log(output.slice(-6000))
  }
}
