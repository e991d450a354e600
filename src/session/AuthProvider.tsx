import { useAtomValue } from 'jotai'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useIsland } from '../kit/island'
import { type User, userOf } from './session'
import { signOut, updateUser } from './session.actions'
import { sessionAtom } from './session.atoms'

/** The viewer, for components that show or change who is signed in. */
export interface Auth {
  /** Null when nobody is signed in. */
  user: User | null
  updateUser(change: Parameters<typeof updateUser>[1]): void
  signOut(reason?: Parameters<typeof signOut>[1]): Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

/** Lets the components under it know the viewer of the island's site. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const { element, settings } = useIsland()
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const auth = useMemo<Auth>(
    () => ({
      user,
      updateUser: (change) => updateUser(element, change),
      signOut: (reason) => signOut(element, reason),
    }),
    [user, element],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** @throws Error outside of an AuthProvider */
export const useAuthContext = (): Auth => {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuthContext must be used within an AuthProvider')
  return auth
}
