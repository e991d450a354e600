export interface PutFileOptions {
  signal: AbortSignal
  /** @param part of the file that is sent: 0 to 1 */
  onProgress(part: number): void
}

/** Milliseconds without any progress after which an upload fails. */
const timeoutMs = 30_000

/** Uploads a file to a signed address. @returns whether it arrived; the console says why not */
export const putFile = (url: string, file: Blob, { signal, onProgress }: PutFileOptions): Promise<boolean> =>
  new Promise((resolve) => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest()
    // Firefox reads an answer without a type as XML otherwise, and names it as broken in the console.
    request.responseType = 'text'
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(`no progress for ${timeoutMs} ms`), timeoutMs)
    }
    const stop = () => end(null)
    const end = (reason: string | null) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (reason !== null) console.error(`geuin: the upload failed: ${reason}`)
      resolve(request.status === 200 && request.readyState === XMLHttpRequest.DONE)
      request.onerror = request.onload = null
      request.abort()
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      if (total > 0) onProgress(loaded / total)
    }
    request.onerror = () => end('no connection')
    request.onload = () => end(request.status === 200 ? null : `status ${request.status}`)
    signal.addEventListener('abort', stop)
    wait()
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })
