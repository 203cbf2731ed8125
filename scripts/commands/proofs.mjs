/**
 * What runs each command of the documents, so that one that no longer works is found: a test and words in it; `run`, by
 * `npm run test:commands`, as it stands or smaller; or why nothing does. `…` stands for anything.
 */
const journey = 'e2e/specs/platform/deploy.spec.ts'
const containers = (part, words) => ({ by: `scripts/containers/parts/${part}.mjs`, words })
const step = (words) => ({ by: 'scripts/lib/test-steps.mjs', words })
const operators = (words, test = 'ops') => ({ by: `api/ops/${test}.test.ts`, words })
const needsCluster = {
  none: 'there is no cluster here; scripts/kubernetes-check.mjs checks what it would apply',
}
const remote = (name, port) => [
  `npm run dev -w @duetto/${name}`,
  { run: `npm run dev -w @duetto/${name}`, until: `http://localhost:${port}/entry.js` },
]
const site = (path = '/__shell/health') => `http://localhost:19280${path}`
const base = 'PORT=19280 DATA_DIR=/tmp/duetto-commands'

export const proofs = [
  ['npm test', { by: '.ci/run', words: 'npm test' }],
  ['npm ci', { by: 'scripts/lib/install.mjs', words: "run('npm', ['ci'" }],
  ['npm install', { by: 'scripts/lib/install.mjs', words: "run('npm', ['ci'" }],
  ['npm start', { by: 'e2e/playwright.config.ts', words: "command: 'node scripts/start.mjs'" }],
  ['PORT=9080 npm start', { by: 'e2e/playwright.config.ts', words: 'PORT: String(base)' }],
  ['HOST=0.0.0.0 npm start', { run: `${base} HOST=0.0.0.0 npm start`, until: site() }],
  ['git commit --no-verify', { none: 'it is git’s own' }],

  // Parts of `npm test`.
  ['npm run test:unit…', step("parts: ['unit']")],
  ['npm run test:e2e…', step("parts: ['e2e']")],
  ['npx jest --selectProjects…', { by: 'scripts/lib/unit-tests.mjs', words: 'jest' }],
  [
    'node --experimental-vm-modules node_modules/.bin/jest…',
    { by: 'scripts/lib/unit-tests.mjs', words: 'experimental-vm-modules' },
  ],
  ['npm run lint', step("bin('eslint')")],
  ['npm run types', step("bin('oxlint')")],
  ['npm run docs:check', step('docs-check.mjs')],
  ['npm run docs:settings', step('docs-check.mjs')],
  ['npm run guides:check', step('guides-check.mjs')],
  ['npm run i18n:verify', step("'scripts/i18n.mjs', 'verify'")],
  ['node scripts/compose-check.mjs', step('compose-check.mjs')],
  ['node scripts/kubernetes-check.mjs', step('kubernetes-check.mjs')],
  ['node scripts/released-check.mjs', step('released-check.mjs')],
  ['npm run build -- mf-…', step('scripts/build.mjs')],
  ['npm run build -w @duetto/mf-…', { run: 'npm run build -w @duetto/mf-landers' }],

  // Other tests, and what takes too long for `npm test`.
  ['npm run test:containers…', { none: 'it is a test, and needs a container engine' }],
  ['npm run test:commands', { none: 'it is what runs these' }],
  ['npm run test:money…', { run: 'npm run test:money -- 300 7' }],
  ['npm run test:hydration…', { run: 'npm run test:hydration -- /login' }],
  [
    'npm run shots',
    {
      run: 'SHOTS_VIEWERS=visitor SHOTS_THEMES=light SHOTS_WIDTHS=390 SHOTS_PATH=/login npm run shots -- all',
    },
  ],
  ['npm run pictures', { run: 'npm run pictures' }],
  ['npm run gallery', { run: 'npm run gallery' }],
  ['npm run lock:fix', { run: 'npm run lock:fix' }],
  ['npm run i18n:export', { run: 'npm run i18n:export' }],
  ['npm run i18n:report', { run: 'npm run i18n:report' }],
  ['npm run i18n:extract', { run: 'npm run i18n:extract' }],
  ['npm run dev', { run: `${base} npm run dev`, until: site('/members') }],
  remote('mf-members', 3001),
  remote('mf-chat', 3002),
  remote('mf-payments', 3003),
  remote('mf-signup', 3004),
  remote('mf-landers', 3005),
  [
    'npm run dev -w @duetto/mf-events',
    { by: 'scripts/guides-check.mjs', words: "const remote = 'mf-events'" },
  ],
  ['npm run build:mono', { run: 'npm run build:mono' }],
  ['npm run bench:page…', { run: 'RUNS=1 DEVICES=desktop npm run bench:page -- /login' }],
  ['npm run bench:server', { run: 'npm run bench:server -- /login' }],
  ['npm run bench:chat', { run: 'COUNT=500 SENDS=3 npm run bench:chat' }],
  ['npm run bench:inp', { run: 'npm run bench:inp' }],
  ['npm run bench:api', { run: 'npm run bench:api -- http' }],
  ['npm run bench:load…', { run: 'npm run bench:load -- --entry shell --seconds 5 --pollers 200' }],
  ['npm run bench:partitions…', { run: 'npm run bench:partitions -- 20000' }],

  // Operators.
  ['npm run ops -- --help', operators('says how it is used')],
  ['npm run ops -- photos list', operators("'photos', 'list'", 'photos')],
  ['npm run ops -- reports list', operators("'reports', 'list'")],
  ['npm run ops -- discount create…', operators("'discount', 'create'")],
  ['npm run ops -- methods list NL', operators("'methods', 'list'")],
  ['npm run ops -- settings get', operators("'settings', 'get'", 'settings')],
  ['npm run ops -- remotes status', containers('operators', "'remotes', 'status'")],
  ['npm run ops -- remotes canary…', { by: journey, words: "'remotes', 'canary'" }],
  ['npm run ops -- remotes promote…', { by: journey, words: "'remotes', 'promote'" }],
  ['npm run ops -- remotes rollback…', { by: journey, words: "'remotes', 'rollback'" }],
  ['npm run ops -- remotes publish…', operators("'remotes', 'publish'")],
  ['npm run ops -- remotes disable…', containers('operators', "'remotes', 'disable'")],
  ['ops fictional list', operators("ok('list')", 'fictional')],
  ['ops fictional waiting', operators("ok('waiting')", 'fictional')],
  ['ops fictional read…', operators("ok('read'", 'fictional')],
  ['ops fictional reply…', operators("ok('reply'", 'fictional')],
  ['ops fictional done…', operators("ok('done'", 'fictional')],
  ['ops media list', operators("'media', 'list'", 'media')],
  ['ops media save…', operators("'media', 'save'", 'media')],
  ['ops media approve…', operators("'media', 'approve'", 'media')],
  ['ops media reject…', operators("'media', 'reject'", 'media')],
  ['ops methods set…', operators("'methods', 'set'")],
  ['ops payments capture…', operators("'payments', 'capture'", 'captures')],
  ['ops payments close…', operators("'payments', 'close'", 'close')],
  ['ops payments reconcile…', operators("'reconcile'", 'reconcile')],
  ['ops places import…', operators("'places', 'import'", 'places')],
  ['ops refunds list', operators("'refunds', 'list'")],
  ['ops settings…', operators("'settings', 'set'", 'settings')],
  ['ops remotes', containers('operators', "'remotes', 'status'")],

  // Containers.
  ['npm run secrets…', { by: 'scripts/lib/compose.mjs', words: 'scripts/make-secrets.mjs' }],
  ['npm run backup', containers('backup', 'backup.mjs')],
  ['npm run restore…', containers('backup', 'restore.mjs')],
  ['docker-compose --profile demo up -d', containers('start', "'up', '-d'")],
  ['docker-compose --profile tls up -d', containers('tls', 'tls')],
  [
    'docker-compose --profile observability up -d',
    { none: 'its images cannot be had here; compose-check.mjs checks its settings' },
  ],
  ['docker-compose up -d', containers('start', "'up', '-d'")],
  ['docker-compose up -d --scale…', containers('rolling', "'--scale', 'api=2'")],
  ['docker-compose up -d --no-deps…', containers('deploy', "'up', '-d', '--no-deps'")],
  ['docker-compose build…', containers('deploy', "'build', name")],
  ['docker-compose stop', containers('observability', "'stop'")],
  ['docker-compose down -v', { by: 'scripts/containers/site.mjs', words: "'down', '-v'" }],
  ['docker-compose restart…', containers('deploy', "'restart', name")],
  ['docker-compose ps', { by: 'scripts/containers/site.mjs', words: "'ps'" }],
  ['docker-compose logs…', { none: 'it is the engine’s own' }],
  ['docker-compose run --rm ops --help', operators('says how it is used')],
  ['docker-compose run --rm ops settings…', containers('operators', "'settings', 'get'")],
  ['docker-compose run --rm ops remotes rollback…', containers('deploy', "'remotes', 'rollback'")],
  ['docker-compose run --rm ops remotes…', containers('operators', "'remotes'")],
  ['docker-compose run --rm -u…', containers('operators', ':/files`')],
  ['docker image prune', { none: 'it is the engine’s own' }],
  ['docker restart duetto_api_1', containers('rolling', 'restart')],
  ['ssh -L…', { none: 'it is ssh’s own' }],
  ['kubectl…', needsCluster],

  // Databases.
  ['pg_basebackup…', { by: 'api/src/testing/ownPostgres.ts', words: "'pg_basebackup'" }],
  ['alter role duetto set…', { by: 'api/src/infra/db/pgbouncer.test.ts', words: 'alter role duetto' }],
]

const fits = (form, command) => {
  const [start, ...rest] = form.split('…')
  return rest.length === 0 ? command === form : command.startsWith(start) && command.endsWith(rest.at(-1))
}

/** The first that fits. */
export const proofOf = (command) => proofs.find(([form]) => fits(form, command))
