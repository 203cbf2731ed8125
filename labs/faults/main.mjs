/**
 * `npm run faults -- api|chat [args]`: breaks parts of the built site under load and checks that no message or payment
 * is lost.
 */
const drivers = {
  api: () => import('./api/main.ts'),
  chat: () => import('./chat/main.mjs'),
}

const [name = ''] = process.argv.splice(2, 1)
const driver = drivers[name]
if (driver) await driver()
else {
  console.error(`Usage: npm run faults -- ${Object.keys(drivers).join('|')}`)
  process.exitCode = 2
}
