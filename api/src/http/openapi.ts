import { endpoints, errorStatus } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import { z } from 'zod'
import { sessionCookieOf } from './session'

type Json = Record<string, unknown>

const toJson = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  })
  return json
}

const parametersOf = (query: z.ZodType): Json[] => {
  const { properties = {}, required = [] } = toJson(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const content = (schema: Json) => ({ content: { 'application/json': { schema } } })
const errorReference = { $ref: '#/components/schemas/Error' }

const operationOf = (name: EndpointName): Json => {
  const endpoint: (typeof endpoints)[EndpointName] = endpoints[name]
  const { query, body, response } = contract[name] as {
    query?: z.ZodType
    body?: z.ZodType
    response: z.ZodType
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  }
  return {
    operationId: name,
    security: endpoint.access === 'member' ? [{ session: [] }] : [],
    parameters: [...('isKeyed' in endpoint ? [key] : []), ...(query ? parametersOf(query) : [])],
    ...(body ? { requestBody: { required: true, ...content(toJson(body, 'input')) } } : {}),
    responses: {
      200: { description: 'The answer', ...content(toJson(response, 'output')) },
      default: { description: 'A refusal', ...content(errorReference) },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    details: { type: 'object' },
    requestId: { type: 'string' },
    authentication_required: { type: 'boolean', enum: [true] },
  },
}

export const createOpenApi = (serverUrl: string): Json => {
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Duetto', version: '1.0.0' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieOf(serverUrl) } },
      schemas: { Error: errorSchema },
    },
  }
}
