/**
 * `npm run secrets`: creates .env from .env.example and the installation's secrets, if they are missing. With
 * --demo, .env is for a demo on this machine. Does not change existing files. `--dir` uses another folder.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '../..')

const { values } = parseArgs({ options: { demo: { type: 'boolean' }, dir: { type: 'string' } } })
const dir = values.dir ?? root

const made = ['postgres_password', 'redis_password', 'payment_secret', 'grafana_password']
/** Secrets issued by third parties; an empty file means not set. */
const given = [
  'smtp_password',
  'dkim_private_key',
  'sms_token',
  'gif_api_key',
  'vapid_private_key',
  's3_secret_access_key',
  'adyen_api_key',
  'adyen_hmac_keys',
]

const demo = {
  NODE_ENV: 'development',
  DEMO: '1',
  API_IMAGE: 'demo',
  PUBLIC_URL: 'http://localhost:8080',
  SMTP_URL: 'smtp://mailbox',
  MAIL_FROM: 'Duetto <no-reply@duetto.example>',
  MAIL_OUTBOX_URL: 'http://mailbox:8083',
  PAYMENT_PROVIDER_URL: 'http://sandbox:8082',
  PAYMENT_PROVIDER_PUBLIC_URL: 'http://localhost:8082',
}

const envFile = join(dir, '.env')
if (existsSync(envFile)) console.log('.env exists and was left as it is')
else {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const text = values.demo
    ? Object.entries(demo).reduce(
        (lines, [name, value]) => lines.replace(new RegExp(`^#?${name}=.*$`, 'm'), `${name}=${value}`),
        example,
      )
    : example
  writeFileSync(envFile, text, { mode: 0o600 })
  console.log(values.demo ? '.env created for the demo' : '.env created; fill in what it asks for')
}

const folder = join(dir, 'secrets')
mkdirSync(folder, { recursive: true })
// Containers read the files as their own users; on the host, the folder denies access to other users.
chmodSync(folder, 0o700)
for (const name of [...made, ...given]) {
  const file = join(folder, name)
  if (existsSync(file)) continue
  writeFileSync(file, made.includes(name) ? randomBytes(32).toString('base64url') : '', { mode: 0o644 })
  console.log(
    made.includes(name) ? `secrets/${name} is made` : `secrets/${name} is empty: fill it where it is needed`,
  )
}
