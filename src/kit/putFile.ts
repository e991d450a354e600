/** What becomes of a file on its way. */
export interface Sending {
  signal: AbortSignal
  /** How much of it is there: 0 to 1. */
  onProgress(part: number): void
}

/** Milliseconds without any progress after which an upload is given up. */
const patience = 30_000

/** Puts a file to a signed address. @returns whether it is there; why not stands in the console */
export const putFile = (url: string, file: Blob, { signal, onProgress }: Sending): Promise<boolean> =>
  new Promise((resolve) => {
    // fetch can't tell how much has been sent.
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(`nothing moved for ${patience} ms`), patience)
    }
    const stop = () => end(null)
    const end = (why: string | null) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (why !== null) console.error(`geuin: the upload failed: ${why}`)
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
