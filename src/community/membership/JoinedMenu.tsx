import type { ComponentProps } from 'react'
import { useT } from '../../kit/useT'
import buttonStyles from '../../ui/button/Button.css'
import { Icon } from '../../ui/icon/Icon'
import { Lazy } from '../../ui/Lazy'
import { lazyView } from '../../ui/lazyView'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { communityStrings } from '../community.strings'
import type JoinedItems from './JoinedItems'

type Items = ComponentProps<typeof JoinedItems>

const items = lazyView<Items>(() => import('./JoinedItems'))

/** Says that the viewer has joined; a menu of what members do about it. */
export const JoinedMenu = (props: Omit<Items, 'onClose'>) => {
  useStyles(buttonStyles)
  const t = useT(communityStrings)
  const face = (
    <>
      <Icon name="check" size="s" />
      {t('community.joined')}
      <Icon name="down" size="s" />
    </>
  )
  return (
    <MenuButton className="button button-outline button-small" face={face}>
      {(onClose) => (
        <Lazy view={items} props={{ ...props, onClose }} waiting={<Skeleton width="100%" height={132} />} />
      )}
    </MenuButton>
  )
}
