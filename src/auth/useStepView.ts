import { type ComponentType, useEffect, useState } from 'react'
import type { StepName } from '../modal'
import { loadView, viewNow } from './views'

export type StepView =
  | { status: 'loading' }
  | { status: 'ready'; View: ComponentType }
  | { status: 'failed'; retry(): void }

/** A step's view, loaded when it is shown. @param name null while nothing is known of it */
export const useStepView = (name: StepName | null): StepView => {
  const [failed, setFailed] = useState<StepName | null>(null)
  const [, setLoaded] = useState<StepName | null>(null)
  const View = name && viewNow(name)

  useEffect(() => {
    if (!name || View || failed === name) return
    let shown = true
    loadView(name).then(
      () => shown && setLoaded(name),
      () => shown && setFailed(name),
    )
    return () => {
      shown = false
    }
  }, [name, View, failed])

  if (View) return { status: 'ready', View }
  return name && failed === name ? { status: 'failed', retry: () => setFailed(null) } : { status: 'loading' }
}
