import type { ComponentType } from 'react'
import { useAuthContext } from '../session/AuthProvider'
import type { User } from '../session/session'

/** A step that needs the viewer; empty after a sign-out, until the modal has closed. */
export const forViewer = (Step: ComponentType<{ user: User }>) =>
  function ViewerStep() {
    const { user } = useAuthContext()
    return user && <Step user={user} />
  }
