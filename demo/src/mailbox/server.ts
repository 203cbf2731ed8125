import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { mailboxCss } from './css'
import { listPage, mailPage } from './pages'
import type { MailStore, StoredMail } from './store'

const mailSchema = z.object({
  kind: z.enum(['mail', 'sms']),
  to: z.string().max(320),
  subject: z.string().max(500).default(''),
  text: z.string().max(200_000).default(''),
  html: z.string().max(500_000).default(''),
})

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'"
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; sandbox allow-popups allow-top-navigation-by-user-activation"

const sendPage = (reply: FastifyReply, html: string, policy: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)

export const buildMailbox = (store: MailStore): FastifyInstance => {
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true })
  app.get('/health', async () => 'ok')
  app.get('/style.css', async (_, reply) => reply.type('text/css').send(mailboxCss))

  app.post('/api/mails', async (request, reply) => {
    const mail = mailSchema.safeParse(request.body)
    if (!mail.success) return reply.code(400).send({ error: z.prettifyError(mail.error) })
    const { id } = store.add({ ...mail.data, to: mail.data.to.toLowerCase() })
    return reply.code(201).send({ id })
  })
  app.get<{ Querystring: { to?: string } }>('/api/mails', async ({ query }) => ({
    mails: store.list(query.to),
  }))

  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) =>
    sendPage(reply, listPage(store.list(query.to), query.to ?? ''), pagePolicy),
  )
  for (const [path, present, policy] of [
    ['/mails/:id', mailPage, pagePolicy],
    ['/mails/:id/html', ({ html }: StoredMail) => html, mailPolicy],
  ] as const)
    app.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
      const mail = store.find(params.id)
      if (!mail) return reply.code(404).send('This message no longer exists.')
      return sendPage(reply, present(mail), policy)
    })
  return app
}
