import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useBrand } from '../../brand/useBrand'
import { emitToSite } from '../../kit/elements'
import { useIsland } from '../../kit/island'
import type { ModalEvent, OpenModal, StepEvent, StepName } from '../../modal/modal'
import type { StepTools } from '../../modal/stepContext'
import { type DrawnModal, useDrawnModal } from './useDrawnModal'

/** The exit that waits for the viewer's answer about unsaved changes. */
type PendingExit = 'no' | 'close' | 'back'

export interface StepsHandle extends DrawnModal {
  tools: StepTools
  titleId: string
  /** Text of the live region. */
  announcement: string
  pendingExit: PendingExit
  /** Asks first when something is unsaved. */
  close(): void
  /** Asks first when something is unsaved. */
  back(): void
  /** The viewer keeps the unsaved changes. */
  keepEditing(): void
  /** The viewer discards the unsaved changes and leaves. */
  discard(): void
}

/** Reports the brand to the modal's machine, and each step to the page. */
const useModalReports = (modal: OpenModal, dispatch: (event: ModalEvent) => void) => {
  const { element, site } = useIsland()
  const { data: brand } = useBrand()
  const { step } = modal

  useEffect(() => {
    if (brand && !step) dispatch({ type: 'brand-known', webCta: brand.webCta })
  }, [brand, step, dispatch])
  useEffect(() => {
    if (step) emitToSite(site, 'geuin:auth-step', { step }, element)
  }, [element, site, step])
  useEffect(() => () => emitToSite(site, 'geuin:auth-step', { step: null }, element), [element, site])
}

/** Passes on what a step reports while it is drawn: a late answer must not move the step that came after it. */
const useStepDispatch = (name: StepName | null, dispatch: (event: StepEvent) => void) => {
  const present = useRef<StepName | null>(null)
  useLayoutEffect(() => {
    present.current = name
    return () => {
      present.current = null
    }
  }, [name])
  return useCallback(
    (event: StepEvent) => {
      if (present.current === name) dispatch(event)
    },
    [name, dispatch],
  )
}

const always = () => true
const nothing = () => undefined

/** What an open modal provides to its steps and to its frame. */
export const useModalSteps = (
  modal: OpenModal,
  dispatch: (event: ModalEvent) => void,
  takesFocus = always,
): StepsHandle => {
  useModalReports(modal, dispatch)
  const { root } = useIsland()
  const drawnModal = useDrawnModal(modal)
  const { step: name, form, intent, destination, owner, history } = drawnModal.drawn
  const dispatchFromStep = useStepDispatch(name, dispatch)
  const titleId = useId()
  const [announcement, announce] = useState('')
  const [pendingExit, setPendingExit] = useState<PendingExit>('no')
  const focusedBefore = useRef<Element | null>(null)
  /** Discards the unsaved changes; null when there are none. */
  const discardUnsaved = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (name) setPendingExit('no')
  }, [name])

  const exit = useCallback(
    (way: 'close' | 'back') => {
      setPendingExit('no')
      dispatch(way === 'close' ? { type: 'dismissed', owner } : { type: 'went-back' })
    },
    [dispatch, owner],
  )
  const requestExit = useCallback(
    (way: 'close' | 'back') => {
      if (!discardUnsaved.current) return exit(way)
      focusedBefore.current = root.activeElement
      setPendingExit(way)
    },
    [exit, root],
  )
  const close = useCallback(() => requestExit('close'), [requestExit])
  const isFirst = history.length === 0
  const cancel = useCallback(() => requestExit(isFirst ? 'close' : 'back'), [requestExit, isFirst])
  const keepEditing = () => {
    setPendingExit('no')
    // The step is hidden until the next render.
    requestAnimationFrame(() => focusedBefore.current instanceof HTMLElement && focusedBefore.current.focus())
  }
  const setUnsaved = useCallback((isUnsaved: boolean, discard: () => void = nothing) => {
    discardUnsaved.current = isUnsaved ? discard : null
  }, [])

  const tools = useMemo<StepTools>(
    () => ({
      name: name ?? 'SIGNIN',
      form,
      intent,
      destination,
      titleId,
      dispatch: dispatchFromStep,
      close,
      cancel,
      takesFocus,
      setUnsaved,
      announce,
    }),
    [name, form, intent, destination, titleId, dispatchFromStep, close, cancel, takesFocus, setUnsaved],
  )

  return {
    ...drawnModal,
    tools,
    titleId,
    announcement,
    pendingExit,
    close,
    back: () => requestExit('back'),
    keepEditing,
    discard: () => {
      if (pendingExit === 'no') return
      discardUnsaved.current?.()
      exit(pendingExit)
    },
  }
}
