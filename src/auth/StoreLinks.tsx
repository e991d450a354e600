import type { Brand } from '../brand'
import { useIsland } from '../kit/island'

interface Props {
  links: Brand['storeLinks']
}

/** Which store this system's apps come from; null on others. */
const ownStore = (): 'ios' | 'android' | null => {
  const { userAgent } = navigator
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null
}

/** Where the brand's app is: this system's store, or both on a system that has none. */
export const StoreLinks = ({ links }: Props) => {
  const { t } = useIsland()
  const own = ownStore()
  const shown = (['ios', 'android'] as const).filter((store) => links[store] && (!own || own === store))
  return shown.map((store) => (
    <a
      key={store}
      className={shown.length > 1 ? 'auth-store' : 'auth-store auth-store-only'}
      href={links[store] ?? undefined}
      target="_blank"
      rel="noopener"
    >
      {store === 'ios' ? t('auth.app.ios') : t('auth.app.android')}
    </a>
  ))
}
