import { useEffect, useReducer, useRef } from 'react'
import { useIsland } from '../../../kit/island'
import { noUpload, stepUpload, type Upload, type UploadEvent } from './upload'
import { storePicture } from './upload.actions'

interface UploadControls {
  upload: Upload
  /** Uploads the picture, or continues where it failed. Does nothing while an upload runs. */
  start(): void
  cancel(): void
  /** The picture or its cropped part has changed. */
  replace(): void
}

/** Saves where an uploaded picture is. @returns whether it is saved */
export type SavePicture = (address: string, signal: AbortSignal) => Promise<boolean>

/**
 * Uploads a picture and saves its address.
 * @param encode makes the file to upload; null when that fails
 */
export const useUpload = (encode: () => Promise<Blob | null>, savePicture: SavePicture): UploadControls => {
  const { element } = useIsland()
  // A ref, because React's state would be one render behind.
  const current = useRef<Upload>(noUpload)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const control = useRef<AbortController | null>(null)
  const step = (event: UploadEvent) => {
    const next = stepUpload(current.current, event)
    if (next === current.current) return
    current.current = next
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
    const isSaved = await savePicture(address, signal)
    if (signal.aborted) return
    step(isSaved ? { type: 'saved', run } : { type: 'failed', run, trouble: 'not-saved' })
  }

  const start = async () => {
    const before = current.current
    step({ type: 'started' })
    if (current.current === before) return
    const { run } = current.current
    control.current = new AbortController()
    const { signal } = control.current
    if (current.current.status === 'sending') await store(run, signal)
    if (current.current.status === 'saving' && current.current.run === run)
      await save(run, current.current.address, signal)
  }

  return {
    upload: current.current,
    start: () => void start(),
    cancel: () => {
      step({ type: 'cancelled' })
      control.current?.abort()
    },
    replace: () => step({ type: 'replaced' }),
  }
}
