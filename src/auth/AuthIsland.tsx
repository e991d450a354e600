import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useBrandTheme } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import type { IslandHost } from '../kit/islandTypes'
import { resolveSettings } from '../kit/settings'
import { keptCourse } from '../modal/kept'
import { type StepName, stepNames } from '../modal/modal'
import { inlineModalAtom, modalAtom } from '../modal/modal.actions'
import { isAdded } from '../modal/owner'
import { AuthProvider, useAuthContext } from '../session/AuthProvider'
import { type User, userOf } from '../session/session'
import { sessionOf } from '../session/session.actions'
import { Toaster } from '../ui/Toaster'
import { useSheet } from '../ui/useSheet'
import sheet from './AuthIsland.css'
import { Account } from './account/Account'
import { InlineFrame } from './frame/InlineFrame'
import { ModalFrame } from './frame/ModalFrame'
import { SignInButton } from './signIn/SignInButton'

interface Props {
  inline: boolean
  hideWhenSignedOut: boolean
  host: IslandHost
}

/** The modal that this element draws: its own when its steps are inline, else the page's while this element owns it. */
const useModal = ({ inline, hideWhenSignedOut, host }: Props) => {
  const { element, root } = useIsland()
  const { user } = useAuthContext()
  const [state, tell] = useAtom(inline ? inlineModalAtom(element) : modalAtom)
  const modal = state.status === 'open' && state.owner === element ? state : null
  const isHidden = hideWhenSignedOut && !user

  /** Opens the modal at a step, or at the first step that the viewer has not finished. */
  const open = useCallback(
    (viewer: User | null, step: StepName | null = null) =>
      tell({ type: 'asked', owner: element, asker: element, wish: { action: 'signin' }, step, user: viewer }),
    [element, tell],
  )

  useEffect(() => {
    if (isHidden) tell({ type: 'dismissed', owner: element })
    const show = (name?: string) => {
      const step = stepNames.find((it) => it === name)
      if (name !== undefined && !step) throw new Error(`<geuin-auth> has no step ${name}`)
      // Read from the session, because a sign-in in the same task has not been rendered yet.
      const viewer = userOf(sessionOf(element))
      if (hideWhenSignedOut && !viewer) return
      if (inline) {
        root.querySelector<HTMLElement>('.auth-inline')?.focus()
        tell({ type: 'dismissed', owner: element })
      }
      open(viewer, step)
    }
    const stops = [host.handle('show', show), host.handle('hide', () => tell({ type: 'dismissed', owner: element }))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [host, element, root, inline, hideWhenSignedOut, isHidden, tell, open])

  // Closes the modal when the element is removed, or changes to inline steps.
  useEffect(() => () => tell({ type: 'dismissed', owner: element }), [element, tell])

  return { modal, tell, open, user, isHidden }
}

const AuthContent = (props: Props) => {
  const { element } = useIsland()
  const { modal, tell, open, user, isHidden } = useModal(props)
  const { inline } = props
  const isWaiting = inline && !isHidden && !user && !modal

  // Resumes inline steps after a reload.
  useEffect(() => {
    const course = inline ? keptCourse(resolveSettings(element), 'inline') : null
    if (course) tell({ type: 'resumed', owner: element, course })
  }, [element, inline, tell])
  useEffect(() => {
    if (isWaiting) open(null)
  }, [isWaiting, open])

  if (isHidden) return null
  if (inline && modal) return <InlineFrame modal={modal} tell={tell} canClose={user !== null} />
  return (
    <>
      {!isAdded(element) &&
        (user ? (
          <Account user={user} onStep={(step) => open(user, step)} />
        ) : (
          inline || <SignInButton onPress={() => open(null)} />
        ))}
      {modal && <ModalFrame modal={modal} tell={tell} />}
    </>
  )
}

/**
 * `<geuin-auth>`: a sign-in button or the inline steps for a visitor, the account menu for a viewer, and the page's
 * modal while this element owns it.
 */
export default function AuthIsland(props: Props) {
  useSheet(sheet)
  useBrandTheme()
  return (
    <AuthProvider>
      <AuthContent {...props} />
      <Toaster />
    </AuthProvider>
  )
}
