/**
 * `network`: no answer; `timeout`: none in time; `aborted`: nobody wants it any more; `http`: the server refused, by HTTP
 * status or by the envelope's code; `malformed`: an answer that is no envelope.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'malformed'

interface ApiErrorParts {
  /** HTTP status. */
  status?: number | undefined
  /** The envelope's code, see `src/wire/codes.ts`. */
  code?: number | undefined
  serverMessage?: string | undefined
  /** Seconds. */
  retryAfter?: number | undefined
  data?: unknown
  cause?: unknown
}

/** The one error of a call. Its message is for developers; what viewers read is chosen by `kind` and `code`. */
export class ApiError extends Error {
  override readonly name = 'GeuinApiError'
  readonly status: number | undefined
  readonly code: number | undefined
  readonly serverMessage: string | undefined
  readonly retryAfter: number | undefined
  /** The envelope's data. */
  readonly data: unknown

  constructor(
    readonly kind: ApiErrorKind,
    { status, code, serverMessage, retryAfter, data, cause }: ApiErrorParts = {},
  ) {
    super(`${kind} ${code ?? status ?? ''}`.trim(), { cause })
    this.status = status
    this.code = code
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.data = data
  }
}

/** By name, since a second copy of the script has another class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'GeuinApiError'
