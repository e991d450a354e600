import {
  type AnySchema,
  array,
  type InferType,
  type ISchema,
  type Lazy,
  lazy,
  mixed,
  number,
  object,
  string,
} from 'yup'

/**
 * Every JSON answer. `code` is 200 for success, else one of `codes` (codes.ts), whose HTTP status the answer has;
 * `message` is for people; `data` is null on failure unless the call's errors say otherwise.
 */
export interface Envelope<T> {
  code: number
  message: string
  data: T
}

/** Ids are opaque strings. */
export const id = () => string().min(1).max(64)

/** ISO 8601 in UTC, such as 2026-03-01T12:00:00.000Z. */
export const timestamp = () => string().datetime()

/** A counter: an integer, never negative. */
export const count = () => number().integer().min(0)

/** What a list answers: `next_cursor` is opaque and null at the end. */
export const page = <T>(item: ISchema<T>) =>
  object({
    items: array(item).required(),
    next_cursor: string().nullable().defined(),
  }).required()

/** What a list accepts. */
export const pageQuery = {
  limit: number().integer().min(1).max(100).default(20),
  cursor: string().max(512),
}

/** Who may make a call: `viewer` needs a bearer token; with `anyone` a bearer adds the `viewer` object to the answer. */
export type Caller = 'anyone' | 'viewer'

/** One call of the API. The server validates with it, the OpenAPI document and the contract tests are made from it. */
export interface Call<
  Q extends AnySchema = AnySchema,
  B extends AnySchema = AnySchema,
  A extends AnySchema = AnySchema,
  W extends Caller = Caller,
> {
  /** Names the operation in the OpenAPI document. */
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** One of `paths`. */
  path: string
  summary: string
  who: W
  query?: Q
  body?: B
  /** Types that the body's JSON may come as; `application/json` unless given. A beacon has no preflight with `text/plain` only. */
  bodyTypes?: readonly string[]
  /**
   * It is done once for each value of the header Idempotency-Key, which may be left out: sent again within an hour, it is
   * answered as the first time.
   */
  once?: true
  /** Request headers beside Authorization and x-brand-id, which any call may carry; each with what it holds. */
  requestHeaders?: Record<string, string>
  /** The shape of `data`; {@link nothing} where success carries no envelope. */
  answer: A
  /** What success carries: the envelope (the default), raw bytes, or a redirect. Failures always carry the envelope. */
  responds?: 'envelope' | 'bytes' | 'redirect'
  /** Of the bytes. */
  mediaType?: string
  /** Codes other than 200 that the call may answer, each with when. 400, 429 and 5xx go without saying. */
  errors?: Record<number, string>
  /** Response headers that carry something, each with what. */
  headers?: Record<string, string>
}

/** Keeps a call's schema types while checking it against {@link Call}. */
export const call = <Q extends AnySchema, B extends AnySchema, A extends AnySchema, const W extends Caller>(
  it: Call<Q, B, A, W>,
) => it

export type AnswerOf<C extends Call> = InferType<C['answer']>

/** For yup's `meta()`: in the OpenAPI document the schema stands once, under this name. */
export const named = (name: string) => ({ name })

/** For yup's `meta()`: the JSON schema of one that yup cannot describe. */
export const described = (schema: object) => ({ schema })

const unknownType = mixed<never>().test(
  'type',
  ({ path }) => `${path}.type names no known type`,
  () => false,
)

/** A tagged union: objects of several shapes, each with its key here as the value of its `type`. */
export const union = <V extends Record<string, AnySchema>>(name: string, variants: V): Lazy<InferType<V[keyof V]>> =>
  lazy((value: unknown): AnySchema => {
    const type = typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : ''
    return Object.hasOwn(variants, type) ? (variants[type] ?? unknownType) : unknownType
  }).meta({ name, variants })

/** An answer that carries nothing. */
export const nothing = mixed((value): value is never => value === null)
  .nullable()
  .defined()
  .meta(described({ type: 'null' }))
