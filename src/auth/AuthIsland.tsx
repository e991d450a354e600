import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { AnalyticsProvider } from '../analytics/AnalyticsProvider'
import { themedView } from '../brand/themedView'
import { useIsland } from '../kit/island'
import type { IslandContext } from '../kit/islandConfig'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { type Modal, type StepName, stepNames } from '../modal/modal'
import { inlineModalAtom, modalAtom } from '../modal/modal.actions'
import { isAdded } from '../modal/owner'
import { storedSnapshot } from '../modal/snapshot'
import { AuthProvider, useAuthContext } from '../session/AuthProvider'
import { type User, userOf } from '../session/session'
import { sessionOf } from '../session/session.actions'
import { Toaster } from '../ui/overlay/Toaster'
import { useStyles } from '../ui/styles/useStyles'
import styles from './AuthIsland.css'
import { AccountButton } from './account/AccountButton'
import { InlineFrame } from './frame/InlineFrame'
import { ModalFrame } from './frame/ModalFrame'
import { SignInButton } from './signIn/SignInButton'

interface AuthProps {
  inline: boolean
  hideWhenSignedOut: boolean
}

type Props = AuthProps & { context: IslandContext<unknown, AuthProps> }

const ownModal = (modal: Modal, element: Element) => (modal.status === 'open' && modal.owner === element ? modal : null)

/** The modal that this element draws: its own when its steps are inline, else the page's while this element owns it. */
const useModal = ({ inline, hideWhenSignedOut, context }: Props) => {
  const { element, root } = useIsland()
  const { user } = useAuthContext()
  const current = inline ? inlineModalAtom(element) : modalAtom
  const [state, dispatch] = useAtom(current)
  const modal = ownModal(state, element)
  const isHidden = hideWhenSignedOut && !user

  /** Opens the modal at a step, or at the first step that the viewer has not finished. */
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
      // Read from the session, because a sign-in in the same task has not been rendered yet.
      const viewer = userOf(sessionOf(element))
      if (hideWhenSignedOut && !viewer) return
      if (inline) root.querySelector<HTMLElement>('.auth-inline')?.focus()
      // A visitor starts over, with nothing filled in. Read from the store, because of a hide() in the same task.
      if (ownModal(pageStore().get(current), element) && step === 'SIGNIN' && !viewer)
        return dispatch({ type: 'reset' })
      if (inline) dispatch({ type: 'dismissed', owner: element })
      open(viewer, step)
    }
    const stops = [
      context.handle('show', show),
      context.handle('hide', () => dispatch({ type: 'dismissed', owner: element })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [context, element, root, inline, hideWhenSignedOut, isHidden, current, dispatch, open])

  // Closes the modal when the element is removed, or changes to inline steps.
  useEffect(() => () => dispatch({ type: 'dismissed', owner: element }), [element, dispatch])

  return { modal, dispatch, open, user, isHidden }
}

const AuthContent = (props: Props) => {
  const { element } = useIsland()
  const { modal, dispatch, open, user, isHidden } = useModal(props)
  const { inline } = props
  const isWaiting = inline && !isHidden && !user && !modal

  // Resumes inline steps after a reload.
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
          <AccountButton user={user} onStep={(step) => open(user, step)} />
        ) : (
          inline || <SignInButton onPress={() => open(null)} />
        ))}
      {modal && <ModalFrame modal={modal} dispatch={dispatch} />}
    </>
  )
}

/**
 * `<geuin-auth>`: a sign-in button or the inline steps for a visitor, the account menu for a viewer, and the page's
 * modal while this element owns it.
 */
function AuthIsland(props: Props) {
  useStyles(styles)
  const { element } = useIsland()
  return (
    <AnalyticsProvider element={element}>
      <AuthProvider>
        <AuthContent {...props} />
        <Toaster />
      </AuthProvider>
    </AnalyticsProvider>
  )
}

export default themedView(AuthIsland)
