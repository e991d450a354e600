/** State machine of an upload. Events carry the number of their run, so that an earlier run's are ignored. */
export type UploadTrouble =
  /** The server gave no URL to upload to. */
  | 'no-url'
  /** The upload failed. */
  | 'not-stored'
  /** The file was uploaded, but the profile was not saved. */
  | 'not-saved'

export type Upload =
  | { status: 'idle'; run: number }
  /** `part`: uploaded share of the file, 0 to 1. */
  | { status: 'sending'; run: number; part: number }
  | { status: 'saving'; run: number; address: string }
  /** `address`: URL of the file, if it was uploaded. */
  | { status: 'failed'; run: number; trouble: UploadTrouble; address: string | null }
  | { status: 'done'; run: number }

export type UploadEvent =
  | { type: 'started' }
  | { type: 'progressed'; run: number; part: number }
  | { type: 'stored'; run: number; address: string }
  | { type: 'failed'; run: number; trouble: UploadTrouble }
  | { type: 'saved'; run: number }
  | { type: 'cancelled' }
  /** The viewer changed the picture or its cropped part, so the uploaded file is not used. */
  | { type: 'replaced' }

export const noUpload: Upload = { status: 'idle', run: 0 }

export const isBusy = ({ status }: Upload) => status === 'sending' || status === 'saving'

export const stepUpload = (upload: Upload, event: UploadEvent): Upload => {
  const { run } = upload
  switch (event.type) {
    case 'started':
      if (isBusy(upload)) return upload
      // An uploaded file is not sent again.
      return upload.status === 'failed' && upload.address !== null
        ? { status: 'saving', run: run + 1, address: upload.address }
        : { status: 'sending', run: run + 1, part: 0 }
    case 'cancelled':
      return isBusy(upload) ? { status: 'idle', run } : upload
    case 'replaced':
      return isBusy(upload) ? upload : { status: 'idle', run }
  }
  if (event.run !== run || !isBusy(upload)) return upload
  switch (event.type) {
    case 'progressed':
      return upload.status === 'sending' ? { ...upload, part: Math.max(upload.part, event.part) } : upload
    case 'stored':
      return { status: 'saving', run, address: event.address }
    case 'failed':
      return {
        status: 'failed',
        run,
        trouble: event.trouble,
        address: upload.status === 'saving' ? upload.address : null,
      }
    case 'saved':
      return { status: 'done', run }
  }
}
