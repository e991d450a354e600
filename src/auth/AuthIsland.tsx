import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useBrandLook } from '../brand'
import { useIsland } from '../kit/island'
import type { IslandHost } from '../kit/islandHost'
import { sessionAtom } from '../session'
import { useSheet } from '../ui/useSheet'
import { AuthInline } from './AuthInline'
import sheet from './AuthIsland.css'
import { AuthModal } from './AuthModal'
import { modalAtom } from './auth.actions'
import { isAdded } from './owner'
import { SignInButton } from './SignInButton'
import { Viewer } from './Viewer'

interface Props {
  inline: boolean
  hideWhenSignedOut: boolean
  host: IslandHost
}

/**
 * `<geuin-auth>`: signed out a button, or the steps themselves; signed in the viewer; and the page's modal, when this
 * element was asked.
 */
export default function AuthIsland({ host, inline, hideWhenSignedOut }: Props) {
  useSheet(sheet)
  useBrandLook()
  const { element, root, settings } = useIsland()
  const session = useAtomValue(sessionAtom(settings))
  const [modal, tell] = useAtom(modalAtom)
  const isOwner = modal.status === 'open' && modal.owner === element
  const mayAsk = session.status === 'signed-out' && !hideWhenSignedOut && !inline

  useEffect(() => {
    const show = () =>
      inline
        ? root.querySelector<HTMLElement>('.auth-inline')?.focus()
        : tell({ type: 'asked', owner: element, wish: { action: 'signin' } })
    const release = host.handle('show', show)
    return () => {
      release()
      tell({ type: 'dismissed', owner: element })
    }
  }, [host, element, root, inline, tell])

  useEffect(() => {
    if (isOwner && !mayAsk) tell({ type: 'dismissed', owner: element })
  }, [isOwner, mayAsk, element, tell])

  if (session.status === 'signed-in') return isAdded(element) ? null : <Viewer user={session.user} />
  if (hideWhenSignedOut) return null
  if (inline) return <AuthInline />
  const ask = () => tell({ type: 'asked', owner: element, wish: { action: 'signin' } })
  return (
    <>
      {!isAdded(element) && <SignInButton onPress={ask} />}
      {isOwner && <AuthModal wish={modal.wish} onClose={() => tell({ type: 'dismissed', owner: element })} />}
    </>
  )
}
