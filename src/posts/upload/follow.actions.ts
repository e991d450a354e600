import { isApiError } from '../../kit/http'
import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { fileAtom, reportUpload } from './upload.atoms'
import { fetchUpload } from './upload.query'

/** Milliseconds between two checks of an upload that is being processed: often first, then seldom. */
const often = 1200
const seldom = 5000
/** How many checks come often, before they become seldom. */
const frequentChecks = 60

const followed = () => shared('posts:followed', () => new Map<string, () => void>())

/** Follows an upload that this browser does not send, until it is ready or has failed. One at a time for each draft. */
export const followProcessing = (settings: Settings, draftId: string, path: string): void => {
  const name = `${siteKey(settings)} ${draftId}`
  followed().get(name)?.()
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    followed().delete(name)
  }
  const report = (event: Parameters<typeof reportUpload>[2]) => reportUpload(settings, draftId, event)

  /** @returns whether the upload may still change */
  const checkState = async (): Promise<boolean> => {
    try {
      const found = await fetchUpload(settings, path)
      if (isOver) return false
      switch (found.state) {
        case 'uploading': {
          const name = pageStore().get(fileAtom(settings, draftId))?.name ?? ''
          report({ type: 'found', name, size: found.size, sent: found.received })
          return false
        }
        case 'failed':
          report({ type: 'failed', problem: found.problem })
          return false
        default: {
          const { state, ...processing } = found
          report({ type: 'processed', isReady: state === 'ready', ...processing })
          return state === 'processing'
        }
      }
    } catch (error) {
      if (isOver || !isApiError(error) || error.status !== 404) return !isOver
      // No draft or post referred to it any longer.
      report({ type: 'removed' })
      return false
    }
  }
  let checks = 0
  const next = async () => {
    clearTimeout(timer)
    if (isOver || document.hidden) return
    checks += 1
    if (!(await checkState())) return end()
    if (!isOver) timer = setTimeout(() => void next(), checks < frequentChecks ? often : seldom)
  }
  const seen = () => void next()
  followed().set(name, end)
  document.addEventListener('visibilitychange', seen)
  void next()
}

export const stopFollowing = (settings: Settings, draftId: string): void =>
  followed().get(`${siteKey(settings)} ${draftId}`)?.()
