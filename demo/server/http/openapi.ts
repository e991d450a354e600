import type { AnySchema } from 'yup'
import { statusOf } from '../../../src/wire/codes'
import type { Call } from '../../../src/wire/envelope'
import { type Components, type JsonSchema, jsonSchemaOf } from './jsonSchema'

/** Calls under the name of their resource, as `callsByResource` of the wire gives them. */
type Resources = ReadonlyArray<readonly [resource: string, calls: readonly Call[]]>

/** What any call may answer. */
const usual: Record<number, string> = {
  400: 'The query, the body or a header is not as described; the message says what',
  401: 'The bearer token is missing, wrong or has run out',
  429: 'Too many calls',
  500: 'Something went wrong on the server',
  501: 'This server does not answer the call yet',
  503: 'The server is busy or about to stop; try again',
}

const retryAfter = { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } }

const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, required: true, schema: { type: 'string' } },
    ]),
  )

const success = (call: Call, components: Components): Record<string, unknown> => {
  const headers = call.headers && { headers: headersOf(call.headers) }
  if (call.responds === 'redirect') return { 302: { description: 'The way on', ...headers } }
  const schema: JsonSchema =
    call.responds === 'bytes'
      ? {}
      : {
          type: 'object',
          properties: {
            code: { const: 200 },
            message: { type: 'string' },
            data: jsonSchemaOf(call.answer, components),
          },
          required: call.answer.describe().optional ? ['code', 'message'] : ['code', 'message', 'data'],
        }
  const mediaType = call.mediaType ?? 'application/json'
  return { 200: { description: 'Success', ...headers, content: { [mediaType]: { schema } } } }
}

/** Failures by HTTP status, since several codes can share one. */
const failures = (call: Call) => {
  const byStatus = new Map<number, Array<[code: number, when: string]>>()
  for (const [code, when] of Object.entries({ ...usual, ...call.errors })) {
    const status = statusOf(Number(code))
    byStatus.set(status, [...(byStatus.get(status) ?? []), [Number(code), when]])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(([code, when]) => `${code}: ${when}`).join('\n\n'),
        ...(status === 429 && { headers: retryAfter }),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Failure' },
                { type: 'object', properties: { code: { enum: codes.map(([code]) => code) } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

const parameter = (place: 'header' | 'query', name: string, description: object) => ({
  name,
  in: place,
  ...description,
})

const parametersOf = (call: Call, components: Components) => {
  const query = call.query ? jsonSchemaOf(call.query, components) : {}
  const required = new Set((query.required as string[] | undefined) ?? [])
  const properties = (query.properties ?? {}) as Record<string, JsonSchema>
  return [
    { $ref: '#/components/parameters/brand' },
    ...(call.once ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ...Object.entries(call.requestHeaders ?? {}).map(([name, description]) =>
      parameter('header', name, { required: true, description, schema: { type: 'string' } }),
    ),
    ...Object.entries(properties).map(([name, schema]) =>
      parameter('query', name, { required: required.has(name), schema }),
    ),
  ]
}

const bodyOf = (schema: AnySchema, { bodyTypes = ['application/json'] }: Call, components: Components) => ({
  required: true,
  content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: jsonSchemaOf(schema, components) }])),
})

const operation = (call: Call, tag: string, components: Components) => ({
  operationId: call.id,
  summary: call.summary,
  tags: [tag],
  security: call.who === 'viewer' ? [{ bearer: [] }] : [{}, { bearer: [] }],
  parameters: parametersOf(call, components),
  ...(call.body && { requestBody: bodyOf(call.body, call, components) }),
  responses: { ...success(call, components), ...failures(call) },
})

const failure: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    message: { type: 'string' },
    data: {
      anyOf: [
        { type: 'null' },
        { type: 'object', properties: { retryTime: { type: 'integer', minimum: 0, description: 'Seconds' } } },
      ],
    },
  },
  required: ['code', 'message', 'data'],
}

/** The API as an OpenAPI 3.1 document, made from what the wire says about each call. */
export const openApiDocument = (resources: Resources, { version }: { version: string }) => {
  const components: Components = new Map([['Failure', failure]])
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, calls] of resources) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, tag, components) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Geuin', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: resources.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(components),
      parameters: {
        brand: parameter('header', 'x-brand-id', {
          description:
            'The brand that the call is about, or `brand_id` in the query; without either the viewer’s, else the server’s first',
          schema: { type: 'string' },
        }),
        idempotencyKey: parameter('header', 'idempotency-key', {
          description:
            'Made by the client, another one for each thing done: a request that is sent again with it within an hour is ' +
            'done once, and answered as the first time; 503 while that is under way',
          schema: { type: 'string', minLength: 1, maxLength: 64 },
        }),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
