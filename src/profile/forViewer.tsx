import type { ComponentType } from 'react'
import { useAuthContext } from '../session/AuthProvider'
import type { User } from '../session/session'

/** A step that is about the viewer; empty once nobody is signed in any more, until the modal has closed. */
export const forViewer = (Step: ComponentType<{ user: User }>) =>
  function ViewerStep() {
    const { user } = useAuthContext()
    return user && <Step user={user} />
  }
