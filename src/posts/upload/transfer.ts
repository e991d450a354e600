/** Sends a file in parts that survive a lost line, by tus. Loaded when somebody chooses a video. */
import { DetailedError, Upload } from 'tus-js-client'

export type TransferProblem = 'line' | 'gone' | 'refused' | 'unexpected'

export interface TransferOptions {
  file: File
  type: string
  /** Where uploads begin. */
  endpoint: string
  /** Where this one began before; null for a new one. */
  url: string | null
  /** @param isStale the last one was refused @throws when there is none */
  permit(isStale: boolean): Promise<string>
  /** The server has begun it. */
  onBegun(url: string): void
  onSent(bytes: number): void
  onDone(): void
  onStopped(problem: TransferProblem): void
}

export interface Transfer {
  start(): void
  /** Keeps what was sent. */
  pause(): void
}

/** Bytes of a part: what a lost line costs at most. */
const partSize = 4 * 1024 * 1024

/** Milliseconds before each try after the first. */
const retryDelays = [500, 2000, 5000]

const statusOf = (error: Error): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0

const refusals = [403, 413, 415, 429, 503, 507]

/** No answer, or one of a proxy whose server is away, once it has begun the upload: before, it may have no room for it. */
const isLine = (error: Error): boolean => {
  if (!(error instanceof DetailedError)) return false
  // A server that answers says when to come again.
  const isBusy = Boolean(error.originalResponse?.getHeader('retry-after'))
  const isAway = [502, 503, 504].includes(statusOf(error)) && !isBusy && error.originalRequest.getMethod() !== 'POST'
  return isAway || statusOf(error) === 0
}

const problemOf = (error: Error): TransferProblem => {
  const status = statusOf(error)
  if (isLine(error)) return 'line'
  if (status === 404 || status === 410) return 'gone'
  return refusals.includes(status) ? 'refused' : 'unexpected'
}

export const createTransfer = (options: TransferOptions): Transfer => {
  let isStale = false
  const upload = new Upload(options.file, {
    ...{ endpoint: options.endpoint, uploadUrl: options.url, chunkSize: partSize, retryDelays },
    metadata: { filetype: options.type, filename: options.file.name.slice(0, 120) },
    storeFingerprintForResuming: false,
    async onBeforeRequest(request) {
      request.setHeader('authorization', `Bearer ${await options.permit(isStale)}`)
      isStale = false
    },
    onAfterResponse(_, response) {
      isStale = response.getStatus() === 401
    },
    onShouldRetry: (error, attempt) => {
      const status = statusOf(error)
      if (status === 0) return attempt < retryDelays.length && navigator.onLine
      return status === 401 ? attempt < 2 : status === 409 || status === 423 || (status >= 500 && status !== 507)
    },
    onUploadUrlAvailable: () => upload.url && options.onBegun(upload.url),
    onProgress: (bytes) => options.onSent(bytes),
    onSuccess: () => options.onDone(),
    onError: (error) => options.onStopped(problemOf(error)),
  })
  return {
    start: () => upload.start(),
    pause: () => void upload.abort().catch(() => undefined),
  }
}
