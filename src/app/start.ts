import type { IslandContext, Started } from '../kit/islandConfig'
import { attributeText } from '../kit/settings.table'
import { restoreWritten, showPreferences, storedPreferences } from '../settings/preferences.stored'
import { beginPage } from './beginPage'
import { matchPath } from './match'
import { addressesOf, routingOf } from './router/addresses'

interface AppProps {
  readonly routing?: string | undefined
}

type Context = Pick<IslandContext<undefined, AppProps>, 'element' | 'props' | 'settings'>

/** The path that an app opens with. */
const firstPath = ({ props, settings }: Context): string => {
  const { hostUrl, routeBase } = settings()
  const routing = routingOf(props().routing, settings())
  return (routing !== 'memory' && addressesOf(routing, { hostUrl, routeBase }).pathOf(location.href)) || '/'
}

/** What an app does before its view loads: it shows as the viewer has chosen, and begins what its first page needs. */
export const startApp = (context: Context): Started => {
  const { element, settings } = context
  // An app is a site of the brand's own, and not a widget in somebody's page: its analytics say so unless the page does.
  if (attributeText(element, 'platformSource') === null && settings().platformSource === 'web_sdk')
    element.setAttribute('platform-source', 'white_label')
  showPreferences(element, storedPreferences(settings()))
  beginPage(settings(), matchPath(firstPath(context)))
  return { stop: () => restoreWritten(element) }
}
