import { type AnySchema, ObjectSchema, ValidationError } from 'yup'
import { codes } from '../../../src/wire/codes'
import type { FieldContext } from '../../../src/wire/fields'
import { badRequest, Refusal } from '../refusal'
import type { Ctx } from './context'

/** yup names the field first; its details about inner types are of no use to a caller. */
const sentence = (error: ValidationError) =>
  error.errors
    .slice(0, 3)
    .map((message) => message.replace(/, but the final value was:[\s\S]*$/, ''))
    .join('; ')

/** More than any call needs. The checks recurse, so deeper input would overflow the stack. */
const maxDepth = 20

/** Such a name would be found on any object, where code looks for what a caller sent. */
const checkName = (name: string): void => {
  if (name in Object.prototype) throw badRequest(`${name} is no name of a parameter`)
}

const checkValues = (value: unknown, levels = maxDepth): void => {
  // PostgreSQL's text cannot hold it.
  if (typeof value === 'string' && value.includes('\0')) throw badRequest('The null character is not allowed')
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw badRequest('There are too many levels')
  for (const [name, it] of Object.entries(value)) {
    checkName(name)
    checkValues(it, levels - 1)
  }
}

const check = async (schema: AnySchema, input: unknown, context: FieldContext = {}): Promise<unknown> => {
  checkValues(input)
  try {
    return await schema.validate(input, { abortEarly: false, stripUnknown: true, context })
  } catch (error) {
    if (ValidationError.isError(error)) throw badRequest(sentence(error))
    throw error
  }
}

const takesList = (schema: AnySchema, name: string) => {
  if (!(schema instanceof ObjectSchema)) return false
  const field = schema.fields[name]
  return field !== undefined && 'type' in field && field.type === 'array'
}

/** The query as the schema wants it; 400 with the field's name otherwise. Unknown parameters are dropped. */
export const readQuery = (c: Ctx, schema: AnySchema): Promise<unknown> => {
  const parameters = [...new Set(new URL(c.req.url).searchParams.keys())].map((name) => {
    checkName(name)
    return [name, c.req.queries(name) ?? []] as const
  })
  const twice = parameters.find(([name, values]) => values.length > 1 && !takesList(schema, name))
  if (twice) throw badRequest(`${twice[0]} is given ${twice[1].length} times`)
  return check(
    schema,
    Object.fromEntries(parameters.map(([name, all]) => [name, takesList(schema, name) ? all : all[0]])),
  )
}

const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json$/.test(type)

/**
 * The JSON body as the schema wants it; 415 for another type, 400 for anything else that is wrong.
 * @param types that are taken beside JSON's own
 */
export const readBody = async (
  c: Ctx,
  schema: AnySchema,
  context?: FieldContext,
  types: readonly string[] = [],
): Promise<unknown> => {
  const [type = ''] = (c.req.header('content-type') ?? '').toLowerCase().split(';')
  if (!isJson(type.trim()) && !types.includes(type.trim())) {
    throw new Refusal(codes.unsupportedType, 'The body must be JSON, with content-type application/json')
  }
  const text = await c.req.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest('The body is not valid JSON')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badRequest('The body must be a JSON object')
  return check(schema, body, context)
}
