import type { Part, Site } from '../site'

/** Runs `script` in a new container, which may get the previous container's IP address. */
const visit = (site: Site, script: string) =>
  site.docker(['run', '--rm', '--network', `${site.project}_edge`, 'node:22-slim', 'node', '-e', script])

const ask = `
const { request } = require('node:https')
const ask = (method, path, body) => new Promise((resolve, reject) => {
  const headers = { host: 'localhost', origin: 'https://localhost', 'content-type': 'application/json' }
  // On localhost, the terminator issues its own certificate.
  const address = { host: 'tls', servername: 'localhost', rejectUnauthorized: false }
  const call = request({ ...address, method, path, headers }, (answer) => {
    answer.resume()
    answer.on('end', () => resolve(answer))
  })
  call.on('error', reject)
  call.end(body && JSON.stringify(body))
})
`
const logIn = (email: string, password: string) =>
  `ask('POST', '/api/user.php', { email: '${email}', password: '${password}' })`

export const tls: Part = async (site, check) => {
  const leave = site.use({ PUBLIC_URL: 'https://localhost', COMPOSE_PROFILES: 'demo,tls' })
  await site.compose(['up', '-d'])
  await site.untilHealthy()
  const page = await visit(
    site,
    `${ask} ask('GET', '/').then((a) => console.log(a.statusCode, a.headers['strict-transport-security']))`,
  )
  check(/^200 max-age=\d+/m.test(page.output), `a page over https carries HSTS (${page.output.trim()})`)
  const burst = await visit(
    site,
    `${ask} ;(async () => { const seen = new Set(); for (let i = 0; i < 40; i++) seen.add((await ${logIn('nobody@mail.duetto.test', 'wrong')}).statusCode); console.log([...seen].join(' ')) })()`,
  )
  check(
    burst.output.includes('429'),
    `one visitor's wrong passwords are slowed down (${burst.output.trim()})`,
  )
  const other = await visit(
    site,
    `${ask} ${logIn('anna@demo.duetto.test', 'duetto-demo')}.then((a) => console.log(a.statusCode, /Secure/.test(String(a.headers['set-cookie']))))`,
  )
  check(
    /^200 true/m.test(other.output),
    `another visitor logs in meanwhile, with a Secure cookie (${other.output.trim()})`,
  )
  await site.compose(['rm', '-sf', 'tls'])
  leave()
  await site.compose(['up', '-d'])
  await site.untilHealthy()
}
