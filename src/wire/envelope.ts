import { type AnySchema, type InferType, array, mixed, number, object, string } from 'yup'

/** Every JSON answer: `code` is 200 for success, else one of {@link codes} or an HTTP status; `message` is for people. */
export interface Envelope<T> {
  code: number
  message: string
  data: T
}

/** What a list answers: `next_cursor` is opaque and null at the end. */
export const page = <S extends AnySchema>(item: S) =>
  object({ items: array(item).required(), next_cursor: string().nullable().defined() }).required()

/** What a list accepts. */
export const pageQuery = { limit: number().integer().min(1).max(100).default(20), cursor: string().max(512) }

/** One call of the API. The server validates with it, the OpenAPI document and the contract tests are made from it. */
export interface Call<
  Q extends AnySchema = AnySchema,
  B extends AnySchema = AnySchema,
  A extends AnySchema = AnySchema,
> {
  /** Names the operation in the OpenAPI document. */
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** One of `paths`. */
  path: string
  summary: string
  /** Who may call: `viewer` needs a bearer token; with `anyone` a bearer adds the `viewer` object to what comes back. */
  who: 'anyone' | 'viewer'
  query?: Q
  body?: B
  /** The shape of `data`. */
  answer: A
  /** Codes other than 200 that the call may answer, each with when. */
  errors?: Record<number, string>
  /** Response headers that carry something, each with what. */
  headers?: Record<string, string>
}

/** Keeps a call's schema types while checking it against {@link Call}. */
export const call = <Q extends AnySchema, B extends AnySchema, A extends AnySchema>(it: Call<Q, B, A>) => it

export type AnswerOf<C extends Call> = InferType<C['answer']>

/** An answer that carries nothing. */
export const nothing = mixed<null>().nullable().defined()
