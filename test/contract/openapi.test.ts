import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { type AnySchema, array, boolean, mixed, number, object, string } from 'yup'
import { type Components, jsonSchemaOf } from '../../demo/server/http/jsonSchema'
import { openApiDocument } from '../../demo/server/http/openapi'
import { named, union } from '../../src/wire/envelope'
import { calls, callsByResource } from '../../src/wire/index'

const document = openApiDocument(callsByResource, { version: '1.2.3' })

describe('the OpenAPI document', () => {
  it('is one, by the schema of OpenAPI 3.1 [F27]', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    assert.ok(valid, JSON.stringify(errors))
    assert.equal(document.info.version, '1.2.3')
  })

  it('describes each call of the wire with its answers, errors and who may call [F27]', () => {
    for (const call of calls) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()] as {
        operationId: string
        security: object[]
        responses: Record<string, { description: string }>
      }
      assert.equal(operation.operationId, call.id)
      assert.equal(operation.security.length, call.who === 'viewer' ? 1 : 2)
      assert.ok(operation.responses[call.responds === 'redirect' ? 302 : 200], call.id)
      for (const code of Object.keys(call.errors ?? {})) {
        const isDescribed = Object.values(operation.responses).some(({ description }) =>
          description.includes(`${code}: `),
        )
        assert.ok(isDescribed, `${call.id} ${code}`)
      }
    }
  })

  it('refers only to schemas that are there [F27]', () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? []
    assert.ok(references.length > 100)
    for (const reference of new Set(references)) {
      assert.ok((document.components.schemas as Record<string, unknown>)[reference.split('/').pop() ?? ''], reference)
    }
  })
})

const cases: Array<[title: string, schema: AnySchema, expected: object]> = [
  ['a required string', string().required(), { type: 'string', minLength: 1 }],
  ['a string of one character at least', string().min(1).max(5), { type: 'string', minLength: 1, maxLength: 5 }],
  ['null', string().nullable(), { type: ['string', 'null'] }],
  ['values and null', number().oneOf([1, 2]).nullable(), { type: ['number', 'null'], enum: [1, 2, null] }],
  ['integers', number().integer().min(0), { type: 'integer', minimum: 0 }],
  ['more than', number().positive(), { type: 'number', exclusiveMinimum: 0 }],
  ['a pattern', string().matches(/^a\d$/), { type: 'string', pattern: '^a\\d$' }],
  ['a pattern without case', string().matches(/^a$/i), { type: 'string' }],
  ['a time', string().datetime(), { type: 'string', format: 'date-time' }],
  ['a list', array(string()).max(2), { type: 'array', items: { type: 'string' }, maxItems: 2 }],
  ['anything', mixed(), {}],
  [
    'an object, of which what has a default may be absent',
    object({ a: string().defined(), b: boolean().default(false).required(), c: string() }),
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'boolean', default: false }, c: { type: 'string' } },
      required: ['a'],
    },
  ],
]

describe('a JSON schema from yup', () => {
  for (const [title, schema, expected] of cases) {
    it(`says ${title}`, () => assert.deepEqual(jsonSchemaOf(schema, new Map()), expected))
  }

  it('refers to what has a name, and puts it under components once', () => {
    const components: Components = new Map()
    const pear = object({ ripe: boolean().required() }).meta(named('Pear'))
    const bowl = jsonSchemaOf(object({ first: pear.required(), second: pear.nullable().defined() }), components)
    const reference = { $ref: '#/components/schemas/Pear' }
    assert.deepEqual(bowl.properties, { first: reference, second: { anyOf: [reference, { type: 'null' }] } })
    assert.deepEqual(components.get('Pear'), {
      type: 'object',
      properties: { ripe: { type: 'boolean' } },
      required: ['ripe'],
    })
  })

  it('lists the variants of a tagged union, and by which type each goes', () => {
    const components: Components = new Map()
    const pear = object({ type: string().oneOf(['pear']).required() }).meta(named('Pear'))
    const plum = object({ type: string().oneOf(['plum']).required() }).meta(named('Plum'))
    jsonSchemaOf(object({ fruit: array(union('Fruit', { pear, plum })) }), components)
    const [first, second] = ['#/components/schemas/Pear', '#/components/schemas/Plum']
    assert.deepEqual(components.get('Fruit'), {
      oneOf: [{ $ref: first }, { $ref: second }],
      discriminator: { propertyName: 'type', mapping: { pear: first, plum: second } },
    })
    assert.equal(components.size, 3)
  })

  it('refuses one name for two schemas', () => {
    const two = object({ a: string().meta(named('Pear')), b: number().meta(named('Pear')) })
    assert.throws(() => jsonSchemaOf(two, new Map()), /Pear/)
  })
})
