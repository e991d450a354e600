import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useBrandLook } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import type { IslandHost } from '../kit/islandTypes'
import { resolveSettings } from '../kit/settings'
import { type StepName, stepNames } from '../modal/modal'
import { inlineModalAtom, modalAtom } from '../modal/modal.actions'
import { isAdded } from '../modal/owner'
import { storedSnapshot } from '../modal/snapshot'
import { AuthProvider, useAuthContext } from '../session/AuthProvider'
import { type User, userOf } from '../session/session'
import { sessionOf } from '../session/session.actions'
import { Toaster } from '../ui/Toaster'
import { useSheet } from '../ui/useSheet'
import { Account } from './Account'
import sheet from './AuthIsland.css'
import { InlineFrame } from './InlineFrame'
import { ModalFrame } from './ModalFrame'
import { SignInButton } from './SignInButton'

interface Props {
  inline: boolean
  hideWhenSignedOut: boolean
  host: IslandHost
}

/** The modal of this element: its own when it shows its steps in place, else the page's while this element draws it. */
const useModal = ({ inline, hideWhenSignedOut, host }: Props) => {
  const { element, root } = useIsland()
  const { user } = useAuthContext()
  const [state, dispatch] = useAtom(inline ? inlineModalAtom(element) : modalAtom)
  const modal = state.status === 'open' && state.owner === element ? state : null
  const isHidden = hideWhenSignedOut && !user

  /** Opens it for the element's own sake: at a step, or at the first one that is missing. */
  const open = useCallback(
    (viewer: User | null, step: StepName | null = null) =>
      dispatch({
        ...{ type: 'requested', owner: element, requester: element, intent: { type: 'signin' } },
        ...{ step, user: viewer },
      }),
    [element, dispatch],
  )

  useEffect(() => {
    if (isHidden) dispatch({ type: 'dismissed', owner: element })
    const show = (name?: string) => {
      const step = stepNames.find((it) => it === name)
      if (name !== undefined && !step) throw new Error(`<geuin-auth> has no step ${name}`)
      // As it is now: who signs in and opens it in one go is not drawn yet.
      const viewer = userOf(sessionOf(element))
      if (hideWhenSignedOut && !viewer) return
      if (inline) {
        root.querySelector<HTMLElement>('.auth-inline')?.focus()
        dispatch({ type: 'dismissed', owner: element })
      }
      open(viewer, step)
    }
    const offs = [host.handle('show', show), host.handle('hide', () => dispatch({ type: 'dismissed', owner: element }))]
    return () => {
      for (const off of offs) off()
    }
  }, [host, element, root, inline, hideWhenSignedOut, isHidden, dispatch, open])

  // Its removal, or its change into a part of the page.
  useEffect(() => () => dispatch({ type: 'dismissed', owner: element }), [element, dispatch])

  return { modal, dispatch, open, user, isHidden }
}

const AuthParts = (props: Props) => {
  const { element } = useIsland()
  const { modal, dispatch, open, user, isHidden } = useModal(props)
  const { inline } = props
  const isWaiting = inline && !isHidden && !user && !modal

  // A reload in the middle of the steps in place.
  useEffect(() => {
    const snapshot = inline ? storedSnapshot(resolveSettings(element), 'inline') : null
    if (snapshot) dispatch({ type: 'resumed', owner: element, snapshot })
  }, [element, inline, dispatch])
  useEffect(() => {
    if (isWaiting) open(null)
  }, [isWaiting, open])

  if (isHidden) return null
  if (inline && modal) return <InlineFrame modal={modal} dispatch={dispatch} canClose={user !== null} />
  return (
    <>
      {!isAdded(element) &&
        (user ? (
          <Account user={user} onStep={(step) => open(user, step)} />
        ) : (
          inline || <SignInButton onPress={() => open(null)} />
        ))}
      {modal && <ModalFrame modal={modal} dispatch={dispatch} />}
    </>
  )
}

/**
 * `<geuin-auth>`: signed out a button, or the steps themselves; signed in the viewer's menu; and the page's modal, when
 * this element was asked.
 */
export default function AuthIsland(props: Props) {
  useSheet(sheet)
  useBrandLook()
  return (
    <AuthProvider>
      <AuthParts {...props} />
      <Toaster />
    </AuthProvider>
  )
}
