import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codes, statusOf } from '../../../src/wire/codes'
import type { Envelope } from '../../../src/wire/envelope'
import { Refusal } from '../refusal'
import type { Ctx } from './context'
import type { Log } from './log'

/** Any error as an envelope. What nobody foresaw is logged in full and answered without details. */
export const answerError =
  (log: Log) =>
  (error: Error, c: Ctx): Response => {
    const refusal = error instanceof Refusal ? error : new Refusal(codes.failed, 'Something went wrong on our side')
    if (refusal !== error) log('error', 'unforeseen', { id: c.get('requestId'), path: c.req.path, error: error.stack })
    const envelope: Envelope<unknown> = { code: refusal.code, message: refusal.message, data: refusal.data }
    // The rest of a body that is too large is not read, so the connection takes no further request.
    if (refusal.code === codes.tooLarge) c.header('connection', 'close')
    return c.json(envelope, statusOf(refusal.code) as ContentfulStatusCode, refusal.headers)
  }
