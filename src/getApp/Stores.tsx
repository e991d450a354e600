import type { Brand } from '../brand/brand'
import { useT } from '../kit/useT'
import { OutLink } from '../ui/button/OutLink'
import { Icon } from '../ui/icon/Icon'
import { ownStore, type Store } from './getApp'
import { getAppStrings } from './getApp.strings'
import { storeIcons } from './storeIcons'
import type { AppLink } from './useAppLink'

interface Props {
  links: Brand['storeLinks']
  onFollow(store: Store): void
}

const stores = ['ios', 'android'] as const

/** Links to both stores beside the QR code, for a viewer who is on the right device already. */
export const StoreLinks = ({ links, onFollow }: Props) => {
  const t = useT(getAppStrings)
  const shown = stores.filter((store) => links[store])
  if (shown.length === 0) return null
  return (
    <>
      <span className="get-app-soft">{t('getApp.orHere')}</span>
      {shown.map((store) => (
        <a
          key={store}
          className="get-app-store"
          href={links[store] ?? undefined}
          target="_blank"
          rel="noopener"
          onClick={() => onFollow(store)}
        >
          <Icon name={storeIcons[store]} size="s" filled />
          {store === 'ios' ? t('getApp.ios') : t('getApp.android')}
        </a>
      ))}
    </>
  )
}

interface ButtonProps extends Props {
  /** Opens the app where it is installed already. */
  appLink: AppLink
  onOpen(): void
}

/**
 * The main button on narrow screens: the store of this operating system, both stores on a system without one, or the
 * link into the app where the brand has no app in this system's store.
 */
export const StoreButtons = ({ links, appLink, onFollow, onOpen }: ButtonProps) => {
  const t = useT(getAppStrings)
  const own = ownStore()
  const shown = stores.filter((store) => links[store] && (!own || own === store))
  return (
    <div className="get-app-buttons">
      {shown.map((store) => (
        <OutLink
          key={store}
          variant={own ? 'primary' : 'plain'}
          wide
          href={links[store] ?? undefined}
          target="_blank"
          onClick={() => onFollow(store)}
        >
          <Icon name={storeIcons[store]} size="m" filled />
          {store === 'ios' ? t('getApp.download.ios') : t('getApp.download.android')}
        </OutLink>
      ))}
      {own && appLink.status === 'loading' && <span className="get-app-wait" />}
      {own && appLink.status === 'ready' && (
        <OutLink variant={shown.length > 0 ? 'quiet' : 'primary'} wide href={appLink.href} onClick={onOpen}>
          {t('getApp.open')}
        </OutLink>
      )}
    </div>
  )
}
