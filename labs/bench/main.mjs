const benches = {
  page: () => import('./browser/page.mjs'),
  late: () => import('./browser/late.mjs'),
  inp: () => import('./browser/inp.mjs'),
  chat: () => import('./browser/chat.mjs'),
  people: () => import('./browser/people.mjs'),
  server: () => import('./server/main.mjs'),
  api: () => import('./api/main.ts'),
  load: () => import('./api/load.ts'),
  acts: () => import('./api/acts.ts'),
  evening: () => import('./api/evening.ts'),
  ranking: () => import('./ranking/main.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const bench = benches[name]
if (bench) await bench()
else {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join('|')}`)
  process.exitCode = 2
}
