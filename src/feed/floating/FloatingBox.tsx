import { type ReactNode, useRef } from 'react'
import { useT } from '../../kit/useT'
import { IconButton } from '../../ui/button/IconButton'
import { feedStrings } from '../feed.strings'
import { useFloatingBox } from './useFloatingBox'

interface Props {
  onClose(): void
  children: ReactNode
}

/** A small box over the page's corner, in the top layer: no transform and no z-index of the page reaches it there. */
export const FloatingBox = ({ onClose, children }: Props) => {
  const t = useT(feedStrings)
  const box = useRef<HTMLElement>(null)
  useFloatingBox(box, onClose)
  return (
    <section ref={box} part="player" className="float" popover="manual" aria-label={t('feed.float.label')}>
      {children}
      <div className="float-top">
        <IconButton className="float-close" icon="x" size="m" label={t('common.close')} glass onClick={onClose} />
      </div>
    </section>
  )
}
