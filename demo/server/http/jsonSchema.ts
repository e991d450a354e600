import type { AnySchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'

/** A JSON schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** The schemas that have a name (wire/envelope.ts `named`) and are listed under components. */
export type Components = Map<string, JsonSchema>

/** What the wire attaches to its schemas (wire/envelope.ts). */
interface Meta {
  name?: string
  schema?: JsonSchema
  variants?: Record<string, AnySchema>
}

type Description = SchemaDescription & Partial<Pick<SchemaObjectDescription, 'fields'>> & { innerType?: unknown }

const isDescription = (it: SchemaFieldDescription): it is Description => 'tests' in it

type Params = Record<string, unknown>
const keywords: Record<string, (params: Params, type: string) => JsonSchema> = {
  integer: () => ({ type: 'integer' }),
  datetime: () => ({ format: 'date-time' }),
  email: () => ({ format: 'email' }),
  url: () => ({ format: 'uri' }),
  // JSON schema has no flags; a pattern that ignores case would refuse what the server takes.
  matches: ({ regex }) => (regex instanceof RegExp && !regex.ignoreCase ? { pattern: regex.source } : {}),
  // yup takes no empty string for a required one.
  required: (_, type) => (type === 'string' ? { minLength: 1 } : {}),
  min: ({ min, more }, type) =>
    more === undefined ? { [sized(type, 'minLength', 'minItems', 'minimum')]: min } : { exclusiveMinimum: more },
  // `units` goes with a limit in characters as people count them, which JSON schema does not know.
  max: ({ max, less, units }, type) =>
    less === undefined
      ? { [sized(type, 'maxLength', 'maxItems', 'maximum')]: units ?? max }
      : { exclusiveMaximum: less },
}

const sized = (type: string, ofString: string, ofArray: string, ofNumber: string) =>
  type === 'string' ? ofString : type === 'array' ? ofArray : ofNumber

const orNull = (schema: JsonSchema): JsonSchema => {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  }
}

/** Whether a caller may leave the field out: yup fills in a default. */
const mayBeAbsent = (field: Description) => field.optional || (field.default !== undefined && field.type !== 'object')

const children = (it: Description, components: Components): JsonSchema => {
  if (it.type === 'array') return { items: fromDescription(it.innerType as Description, components) }
  if (it.type !== 'object') return {}
  const fields = Object.entries(it.fields ?? {}).filter((entry): entry is [string, Description] =>
    isDescription(entry[1]),
  )
  const required = fields.filter(([, field]) => !mayBeAbsent(field)).map(([name]) => name)
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fromDescription(field, components)])),
    ...(required.length > 0 && { required }),
  }
}

const plain = (it: Description, components: Components): JsonSchema => {
  const schema: JsonSchema = it.type === 'mixed' ? {} : { type: it.type }
  for (const { name, params } of it.tests) {
    if (name) Object.assign(schema, keywords[name]?.((params ?? {}) as Params, it.type))
  }
  const values = it.oneOf.filter((value) => value !== null)
  if (values.length > 0) schema.enum = values
  if (it.default !== undefined && it.type !== 'object') schema.default = it.default
  return { ...schema, ...children(it, components) }
}

/** For the wire's `union`: JSON schema tries each variant, a generator of clients goes by the discriminator. */
const unionOf = (variants: Record<string, AnySchema>, components: Components): JsonSchema => {
  const schemas = Object.entries(variants).map(([type, variant]) => [type, jsonSchemaOf(variant, components)] as const)
  return {
    oneOf: schemas.map(([, schema]) => schema),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(schemas.map(([type, schema]) => [type, schema.$ref])),
    },
  }
}

const fromDescription = (it: Description, components: Components): JsonSchema => {
  const { name, schema, variants } = (it.meta ?? {}) as Meta
  if (schema) return schema
  const own = variants ? unionOf(variants, components) : plain(it, components)
  if (!name) return it.nullable ? orNull(own) : own
  const known = components.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(own)) throw new Error(`Two schemas are called ${name}`)
  components.set(name, own)
  const reference = { $ref: `#/components/schemas/${name}` }
  return it.nullable ? orNull(reference) : reference
}

/**
 * What a yup schema accepts, as far as JSON schema can say it: tests of a whole object are left out. Named schemas are
 * put into `components` and referred to.
 * @throws when two different schemas have one name
 */
export const jsonSchemaOf = (schema: AnySchema, components: Components): JsonSchema =>
  fromDescription(schema.describe() as Description, components)
