import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mailboxCss } from './css'
import { listPage, mailPage } from './pages'
import type { MailStore } from './store'

const mailSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  to: z.string().max(320),
  subject: z.string().max(500).default(''),
  text: z.string().max(200_000).default(''),
  html: z.string().max(500_000).default(''),
})

const policy = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'"
/** The e-mail's own page: inline styles and images, no scripts. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; sandbox allow-popups allow-top-navigation-by-user-activation"

/** The demo's mailbox: receives e-mails over HTTP and shows them. */
export const buildMailbox = (store: MailStore): FastifyInstance => {
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true })
  app.get('/health', async () => 'ok')
  app.get('/style.css', async (_, reply) => reply.type('text/css').send(mailboxCss))

  app.post('/api/mails', async (request, reply) => {
    const given = mailSchema.safeParse(request.body)
    if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) })
    const { id } = store.add({ ...given.data, to: given.data.to.toLowerCase() })
    return reply.code(201).send({ id })
  })
  app.get<{ Querystring: { to?: string } }>('/api/mails', async ({ query }) => ({
    mails: store.list(query.to),
  }))

  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(listPage(store.list(query.to), query.to ?? '')),
  )
  app.get<{ Params: { id: string } }>('/mails/:id', async ({ params }, reply) => {
    const mail = store.find(params.id)
    if (!mail) return reply.code(404).send('This message is not here any more.')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(mailPage(mail))
  })
  app.get<{ Params: { id: string } }>('/mails/:id/html', async ({ params }, reply) => {
    const mail = store.find(params.id)
    if (!mail) return reply.code(404).send('This message is not here any more.')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(mail.html)
  })
  return app
}
