import { useEffect } from 'react'
import type { Form } from '../../kit/form'
import { useStep } from '../../modal/stepContext'

/** Reports to the modal whether a step's form has unsaved changes. */
export const useUnsaved = <V>({ isChanged, discard }: Pick<Form<V>, 'isChanged' | 'discard'>) => {
  const { setUnsaved } = useStep()
  useEffect(() => {
    setUnsaved(isChanged, discard)
    return () => setUnsaved(false)
  }, [isChanged, discard, setUnsaved])
}
