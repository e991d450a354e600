import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import type { ModalEvent, OpenModal } from '../../modal/modal'
import type { StepTools } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'

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

/** Tells the machine what it must know of brand and viewer, and the page of each step. */
const useNews = (modal: OpenModal, tell: (event: ModalEvent) => void) => {
  const { emit } = useIsland()
  const { data: brand } = useBrand()
  const { user } = useAuthContext()
  const { step } = modal

  useEffect(() => {
    if (brand && !step) tell({ type: 'brand-known', webCta: brand.webCta })
  }, [brand, step, tell])
  useEffect(() => {
    tell(user ? { type: 'signed-in', user } : { type: 'signed-out' })
  }, [user, tell])
  useEffect(() => {
    if (step) emit('geuin:auth-step', { step })
  }, [emit, step])
  useEffect(() => () => void emit('geuin:auth-step', { step: null }), [emit])
}

const always = () => true
const nothing = () => undefined

/** What an open modal gives to its steps and to its frame. */
export const useModalSteps = (
  modal: OpenModal,
  tell: (event: ModalEvent) => void,
  takesFocus = always,
): StepsHandle => {
  useNews(modal, tell)
  const { root } = useIsland()
  const { step: name, form, wish, goal, owner, trail } = modal
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
      tell(way === 'close' ? { type: 'dismissed', owner } : { type: 'went-back' })
    },
    [tell, owner],
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
  const isFirst = trail.length === 0
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
      wish,
      goal,
      titleId,
      tell,
      close,
      cancel,
      takesFocus,
      setUnsaved,
      announce,
    }),
    [name, form, wish, goal, titleId, tell, close, cancel, takesFocus, setUnsaved],
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
