import { codes } from '../../src/wire/codes'

interface Details {
  headers?: Record<string, string>
  data?: unknown
}

/** An answer other than success: thrown anywhere below a route, it becomes an envelope with this code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly headers: Record<string, string>
  readonly data: unknown

  constructor(
    readonly code: number,
    message: string,
    { headers = {}, data = null }: Details = {},
  ) {
    super(message)
    this.headers = headers
    this.data = data
  }
}

export const badRequest = (message: string) => new Refusal(codes.badRequest, message)

/** For a viewer whose account was deleted since. */
export const accountGone = () => new Refusal(codes.unauthorised, 'This account is gone')

/**
 * Says when the same call may work.
 * @param retryTime seconds
 */
export const waitable = (code: number, message: string, retryTime: number) =>
  new Refusal(code, message, { headers: { 'retry-after': String(retryTime) }, data: { retryTime } })

export const notFound = (what: string) => new Refusal(codes.notFound, `No such ${what}`)
