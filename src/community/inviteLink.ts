import { absoluteRoute } from '../kit/routes'
import type { Settings } from '../kit/settings'

/** The parameter of the page's address that holds an invitation. */
export const inviteParameter = 'geuin-invite'

/** The link that lets people into a community, a closed one too. */
export const inviteLink = (settings: Pick<Settings, 'hostUrl' | 'routeBase'>, slug: string, token: string): string =>
  absoluteRoute(settings, 'community', { slug, query: { [inviteParameter]: token } })
