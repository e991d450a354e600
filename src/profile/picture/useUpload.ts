import { useSetAtom } from 'jotai'
import { useEffect, useReducer, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { useStep } from '../../modal/stepContext'
import { pictureStrings } from './strings'
import { noUpload, stepUpload, type Upload, type UploadEvent } from './upload'
import { savePicture, storePicture } from './upload.actions'

interface Running {
  upload: Upload
  /** Sends the picture, or goes on where it failed. Does nothing while one is on its way. */
  start(): void
  cancel(): void
  /** What was sent is not what is wanted any more. */
  replace(): void
}

/**
 * A picture on its way into the profile.
 * @param encode makes the file that is sent; null when that can't be done
 */
export const useUpload = (encode: () => Promise<Blob | null>): Running => {
  const { element } = useIsland()
  const t = useT(pictureStrings)
  const toast = useSetAtom(showToast)
  const { dispatch } = useStep()
  // Beside React's state, which is behind by a render.
  const now = useRef<Upload>(noUpload)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const control = useRef<AbortController | null>(null)
  const step = (event: UploadEvent) => {
    const next = stepUpload(now.current, event)
    if (next === now.current) return
    now.current = next
    render()
  }

  useEffect(() => () => control.current?.abort(), [])

  const store = async (run: number, signal: AbortSignal) => {
    const file = await encode().catch(() => null)
    const onProgress = (part: number) => step({ type: 'progressed', run, part })
    const result = file
      ? await storePicture(element, file, { signal, onProgress })
      : { status: 'failed' as const, trouble: 'not-stored' as const }
    step(
      result.status === 'stored'
        ? { type: 'stored', run, address: result.address }
        : { ...result, type: 'failed', run },
    )
  }

  const save = async (run: number, address: string, signal: AbortSignal) => {
    const isSaved = await savePicture(element, address, signal)
    if (signal.aborted) return
    step(isSaved ? { type: 'saved', run } : { type: 'failed', run, trouble: 'not-saved' })
    if (!isSaved) return
    toast(element, { kind: 'success', message: t('picture.saved') })
    dispatch({ type: 'finished' })
  }

  const start = async () => {
    const before = now.current
    step({ type: 'started' })
    if (now.current === before) return
    const { run } = now.current
    control.current = new AbortController()
    const { signal } = control.current
    if (now.current.status === 'sending') await store(run, signal)
    if (now.current.status === 'saving' && now.current.run === run) await save(run, now.current.address, signal)
  }

  return {
    upload: now.current,
    start: () => void start(),
    cancel: () => {
      step({ type: 'cancelled' })
      control.current?.abort()
    },
    replace: () => step({ type: 'replaced' }),
  }
}
