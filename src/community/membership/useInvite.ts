import { useEffect } from 'react'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { onPageQueryChange, readPageQuery, removePageQuery } from '../../kit/pageQuery'
import { shared } from '../../kit/shared'
import { inviteParameter } from '../inviteLink'

/** The page shows an invitation once, although several communities may be on it. */
const shownInvite = () => shared('community:invite', () => ({ token: '' }))

/** Shows the invitation that the page's address names. */
export const useInvite = () => {
  const { element } = useIsland()
  useEffect(() => {
    let shownHere = ''
    const forget = () => {
      if (shownInvite().token === shownHere) shownInvite().token = ''
    }
    const follow = () => {
      const token = readPageQuery(inviteParameter)
      if (typeof token !== 'string' || token === '' || shownInvite().token === token) return
      shownInvite().token = shownHere = token
      const end = () => {
        forget()
        removePageQuery(inviteParameter)
      }
      import('./invite.open').then(
        ({ openInvite }) => openInvite(element, token, end),
        (error: unknown) => {
          forget()
          void showFailure(element, error)
        },
      )
    }
    follow()
    const stop = onPageQueryChange(follow)
    return () => {
      stop()
      // The sheet goes with its element, which may come back in another place.
      forget()
    }
  }, [element])
}
