import { useT } from '../kit/useT'
import { Icon } from '../ui/icon/Icon'
import { type Shared, type ShareMethod, services } from './services'
import { shareBySystem } from './share.actions'
import { shareStrings } from './share.strings'
import { shareIcons } from './shareIcons'

interface Props {
  shared: Shared
  onShared(method: ShareMethod): void
}

const hasSystem = (shared: Shared) => Boolean(navigator.share) && (navigator.canShare?.(shared) ?? true)

/** Services and apps that take a link, and the system's own sheet where there is one. */
export const Networks = ({ shared, onShared }: Props) => {
  const t = useT(shareStrings)
  const openSystem = async () => {
    if (await shareBySystem(shared)) onShared('system')
  }
  return (
    <ul className="share-networks" aria-label={t('share.networks')}>
      {services.map(({ id, address, ...network }) => (
        <li key={id}>
          {/* An app for mail or messages opens beside the page, a service in a tab of its own. */}
          <a
            href={address(shared)}
            target={network.name === null ? undefined : '_blank'}
            rel="noopener noreferrer"
            onClick={() => onShared(id)}
          >
            <Icon name={id === 'messages' ? 'comment' : shareIcons[id]} />
            {network.name ?? t(id === 'email' ? 'share.email' : 'share.messages')}
          </a>
        </li>
      ))}
      {hasSystem(shared) && (
        <li>
          <button type="button" onClick={openSystem}>
            <Icon name={shareIcons.system} />
            {t('share.system')}
          </button>
        </li>
      )}
    </ul>
  )
}
