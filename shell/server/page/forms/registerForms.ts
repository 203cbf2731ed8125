import { genders, limits, readEmail, returnPath, returnToParam } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerPage } from '../pageRoute'
import { callApi } from './callApi'
import type { Answer } from './callApi'

const formType = 'application/x-www-form-urlencoded'

const searchOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://page').searchParams

type Typed = Record<string, string>

const readForm = (request: FastifyRequest) => {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  return (name: string): string => form.get(name) ?? ''
}

export const registerForms = (app: FastifyInstance, apiUrl: string, answerPage: AnswerPage): void => {
  const lead = (
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, typed, to }: { answer: Answer; typed: Typed; to: string },
  ) => {
    if (answer.isRight) {
      return reply
        .code(303)
        .header('Set-Cookie', answer.cookies)
        .header('Cache-Control', 'no-store')
        .header('Location', to)
        .send()
    }
    const { status, code, details } = answer
    const posted = { email: typed.email ?? '', failure: { code, details } }
    return answerPage(request, reply, { status, posted, typed })
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: limits.bodyMaxBytes },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )

    scope.post('/login', async (request, reply) => {
      const value = readForm(request)
      const typed = { email: value('email').trim() }
      const answer = await callApi(apiUrl, 'login', { ...typed, password: value('password') }, request)
      return lead(request, reply, { answer, typed, to: returnPath(searchOf(request).get(returnToParam)) })
    })

    scope.post('/signup', async (request, reply) => {
      const value = readForm(request)
      const typed = {
        email: value('email').trim(),
        name: value('name').trim(),
        date_of_birth: value('date_of_birth'),
        looking_for: value('looking_for'),
      }
      const chosen = (name: string) => genders.find((gender) => gender === value(name))
      const password = value('password')
      if (!password) {
        const isValid = readEmail(typed.email) !== null
        const failure = isValid ? null : { code: 'bad_input', details: { field: 'email' } }
        const posted = { email: typed.email, lookingFor: chosen('looking_for') ?? null, failure }
        return answerPage(request, reply, { status: isValid ? 200 : 400, posted, typed })
      }
      const body = { ...typed, password, gender: chosen('gender'), looking_for: chosen('looking_for') }
      const answer = await callApi(apiUrl, 'signUp', body, request)
      return lead(request, reply, { answer, typed, to: '/activate' })
    })

    scope.post('/activate/done', async (request, reply) => {
      const password = readForm(request)('password')
      const body = { token: searchOf(request).get('token') ?? '', ...(password && { password }) }
      const answer = await callApi(apiUrl, 'activate', body, request)
      return lead(request, reply, { answer, typed: {}, to: '/activate/done' })
    })
  })
}
