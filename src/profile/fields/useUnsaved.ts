import { useEffect } from 'react'
import type { Form } from '../../kit/form'
import { useStep } from '../../modal/stepContext'

/** Tells the modal whether a step's form holds something that is not saved. */
export const useUnsaved = <V>({ isChanged, discard }: Pick<Form<V>, 'isChanged' | 'discard'>) => {
  const { setUnsaved } = useStep()
  useEffect(() => {
    setUnsaved(isChanged, discard)
    return () => setUnsaved(false)
  }, [isChanged, discard, setUnsaved])
}
