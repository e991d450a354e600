import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBrand } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import type { ModalEvent, OpenModal } from '../modal/modal'
import type { StepTools } from '../modal/stepContext'

/** What would be lost: the viewer is asked first. */
type Leaving = 'no' | 'close' | 'back'

export interface StepsHandle {
  tools: StepTools
  titleId: string
  /** What the live region says. */
  said: string
  leaving: Leaving
  /** As the viewer wishes: asks first when something is unsaved. */
  close(): void
  back(): void
  /** The answer to that question. */
  stay(): void
  leave(): void
}

/** Tells the machine what it must know of the brand, and the page of each step. */
const useReports = (modal: OpenModal, dispatch: (event: ModalEvent) => void) => {
  const { emit } = useIsland()
  const { data: brand } = useBrand()
  const { step } = modal

  useEffect(() => {
    if (brand && !step) dispatch({ type: 'brand-known', webCta: brand.webCta })
  }, [brand, step, dispatch])
  useEffect(() => {
    if (step) emit('geuin:auth-step', { step })
  }, [emit, step])
  useEffect(() => () => void emit('geuin:auth-step', { step: null }), [emit])
}

const always = () => true
const nothing = () => undefined

/** What an open modal gives to its steps and to its frame. */
export const useSteps = (modal: OpenModal, dispatch: (event: ModalEvent) => void, takesFocus = always): StepsHandle => {
  useReports(modal, dispatch)
  const { root } = useIsland()
  const { step: name, form, intent, destination, owner, history } = modal
  const titleId = useId()
  const [said, announce] = useState('')
  const [leaving, setLeaving] = useState<Leaving>('no')
  const before = useRef<Element | null>(null)
  /** How what is unsaved is thrown away; null when nothing is. */
  const unsaved = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (name) setLeaving('no')
  }, [name])

  const leaveBy = useCallback(
    (way: 'close' | 'back') => {
      setLeaving('no')
      dispatch(way === 'close' ? { type: 'dismissed', owner } : { type: 'went-back' })
    },
    [dispatch, owner],
  )
  const wishTo = useCallback(
    (way: 'close' | 'back') => {
      if (!unsaved.current) return leaveBy(way)
      before.current = root.activeElement
      setLeaving(way)
    },
    [leaveBy, root],
  )
  const close = useCallback(() => wishTo('close'), [wishTo])
  const isFirst = history.length === 0
  const cancel = useCallback(() => wishTo(isFirst ? 'close' : 'back'), [wishTo, isFirst])
  const stay = () => {
    setLeaving('no')
    // It is hidden until then.
    requestAnimationFrame(() => before.current instanceof HTMLElement && before.current.focus())
  }
  const setUnsaved = useCallback((is: boolean, discard: () => void = nothing) => {
    unsaved.current = is ? discard : null
  }, [])

  const tools = useMemo<StepTools>(
    () => ({
      name: name ?? 'SIGNIN',
      form,
      intent,
      destination,
      titleId,
      dispatch,
      close,
      cancel,
      takesFocus,
      setUnsaved,
      announce,
    }),
    [name, form, intent, destination, titleId, dispatch, close, cancel, takesFocus, setUnsaved],
  )

  return {
    tools,
    titleId,
    said,
    leaving,
    close,
    back: () => wishTo('back'),
    stay,
    leave: () => {
      if (leaving === 'no') return
      unsaved.current?.()
      leaveBy(leaving)
    },
  }
}
