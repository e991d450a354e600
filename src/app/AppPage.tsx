import { useContext } from 'react'
import type { User } from '../session/session'
import { Lazy } from '../ui/Lazy'
import { lazyView } from '../ui/lazyView'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { FallbackContext } from './FallbackContext'
import type { Match } from './match'
import type { PageProps } from './pageProps'
import { routes } from './routes'

const lost = lazyView(() => import('./pages/NotFoundPage'))
const signIn = lazyView<PageProps>(() => import('./pages/SignInPage'))

interface Props {
  /** Null for a path without a page. */
  match: Match | null
  user: User | null
}

const waiting = (
  <div className="app-waits">
    <RowSkeletons />
  </div>
)

/** The page of a path; the sign-in or the not-found page where it can’t be shown. */
export const AppPage = ({ match, user }: Props) => {
  const shape = useContext(FallbackContext) ? <slot /> : waiting
  if (!match) return <Lazy view={lost} props={{}} waiting={shape} />
  const { needsViewer, view } = routes[match.page]
  const isClosed = needsViewer && !user
  return <Lazy key={match.page} view={isClosed ? signIn : view} props={match} waiting={shape} />
}
