import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { videoUploadsPath } from '../../wire/videoFile'
import { videoType } from './checkVideo'
import { followProcessing } from './follow.actions'
import { createRate } from './rate'
import type { Transfer, TransferProblem } from './transfer'
import { fileAtom, reportUpload, uploadAtom } from './upload.atoms'
import { fetchPermit } from './upload.query'

interface Running {
  transfer: Transfer
  /** Ends it, and what waits for its line. */
  stop(): void
}

const running = () => shared('posts:running', () => new Map<string, Running>())
const permits = () => shared('posts:permits', () => new Map<string, Promise<string>>())

/** Milliseconds after which a lost line is tried again, where the browser does not say that it is back. */
const lineTime = 5000

const permitOf = (settings: Settings, isStale: boolean): Promise<string> => {
  const site = siteKey(settings)
  const known = permits().get(site)
  if (known && !isStale) return known
  const next = fetchPermit(settings)
  permits().set(site, next)
  // One that could not be had is asked for again.
  next.catch(() => permits().delete(site))
  return next
}

/** The path by which posts name an upload. */
const pathOf = (url: string): string =>
  `uploads/videos/${new URL(url, document.baseURI).pathname.split('/').at(-1) ?? ''}`

const urlOf = ({ apiHost }: Settings, path: string | null): string | null =>
  path && `${apiHost ?? ''}${videoUploadsPath}/${path.split('/').at(-1)}`

export interface Begin {
  draftId: string
  file: File
  /** Where an earlier part of this file is; null for a new one. */
  path: string | null
  /** The server has begun it under this path. */
  onPath(path: string): void
}

/** Sends a video, or resumes its upload. */
export const beginUpload = async (settings: Settings, begin: Begin): Promise<void> => {
  const { draftId, file, path, onPath } = begin
  running().get(draftId)?.stop()
  pageStore().set(fileAtom(settings, draftId), file)
  const report = (event: Parameters<typeof reportUpload>[2]) => reportUpload(settings, draftId, event)
  report({ type: 'began', name: file.name, size: file.size })
  const { createTransfer } = await import('./transfer')
  let rateOf = createRate()
  let timer: ReturnType<typeof setTimeout> | undefined
  let uploadPath = path
  const goOn = () => {
    clearTimeout(timer)
    const { status } = pageStore().get(uploadAtom(settings, draftId))
    if (status === 'offline') transfer.start()
  }
  const stopped = (problem: TransferProblem) => {
    rateOf = createRate()
    if (problem === 'line') {
      report({ type: 'lineLost' })
      timer = setTimeout(goOn, lineTime)
    } else if (problem === 'gone' && path !== null) {
      // The server has thrown the earlier part away: all of it is sent again.
      void beginUpload(settings, { ...begin, path: null })
    } else report({ type: 'stopped', problem: problem === 'refused' ? 'refused' : 'unexpected' })
  }
  const transfer = createTransfer({
    ...{ file, type: videoType(file) ?? file.type, endpoint: `${settings.apiHost ?? ''}${videoUploadsPath}` },
    url: urlOf(settings, path),
    permit: (isStale) => permitOf(settings, isStale),
    onBegun: (url) => {
      uploadPath = pathOf(url)
      onPath(uploadPath)
    },
    onSent: (sent) => report({ type: 'sent', sent, rate: rateOf(sent, Date.now()) }),
    onDone: () => {
      running().get(draftId)?.stop()
      if (uploadPath) followProcessing(settings, draftId, uploadPath)
    },
    onStopped: stopped,
  })
  window.addEventListener('online', goOn)
  running().set(draftId, {
    transfer,
    stop: () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      running().delete(draftId)
      transfer.pause()
    },
  })
  transfer.start()
}

export const pauseUpload = (settings: Settings, draftId: string): void => {
  running().get(draftId)?.transfer.pause()
  reportUpload(settings, draftId, { type: 'paused' })
}

/** After a pause, a lost line or a refusal. */
export const resumeUpload = (settings: Settings, draftId: string): void => {
  reportUpload(settings, draftId, { type: 'resumed' })
  running().get(draftId)?.transfer.start()
}

/** Gives an upload up; the server throws away what nobody holds. */
export const dropUpload = (settings: Settings, draftId: string): void => {
  running().get(draftId)?.stop()
  pageStore().set(fileAtom(settings, draftId), null)
  reportUpload(settings, draftId, { type: 'removed' })
}
