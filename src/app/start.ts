import type { IslandContext, Started } from '../kit/islandConfig'
import { attributeText } from '../kit/settings.table'

/** An app is a site of the brand's own, and not a widget in somebody's page: its analytics say so unless the page does. */
export const startApp = ({ element, settings }: Pick<IslandContext, 'element' | 'settings'>): Started => {
  if (attributeText(element, 'platformSource') === null && settings().platformSource === 'web_sdk')
    element.setAttribute('platform-source', 'white_label')
  return { stop: () => undefined }
}
