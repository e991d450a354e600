import { useEffect, useRef, useState } from 'react'
import { useBrand } from '../brand/useBrand'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CreatorPanel.css'
import { resumeCreatorRequest } from './creator.actions'
import { creatorStrings } from './creator.strings'
import { Slides } from './Slides'
import { useCreator } from './useCreator'

interface Props {
  /** Becoming one is what the modal is for: once they have signed in, the request is sent without another press. */
  isIntent?: boolean
  /** A visitor wants to become one; unless given, the page's modal opens and the request continues afterwards. */
  onSignIn?: () => void
  /** Shows a second button that closes the panel. */
  onNotNow?: () => void
}

/** Slides on what creators do, and the button that requests to become one. */
export const CreatorPanel = ({ isIntent = false, onSignIn, onNotNow }: Props) => {
  useStyles(styles)
  const { element } = useIsland()
  const t = useT(creatorStrings)
  const brand = useBrand().data?.name ?? ''
  const { status, isPending, request } = useCreator()
  const [isResumed] = useState(isIntent && status !== 'visitor')
  useEffect(() => {
    if (isResumed) void resumeCreatorRequest(element)
  }, [isResumed, element])
  const box = useRef<HTMLDivElement>(null)
  const signIn = onSignIn ?? (() => void perform({ type: 'creator' }, element))

  // A focused button that gets disabled loses the focus, so the next button takes it.
  const hadButton = useRef(false)
  useEffect(() => {
    if (hadButton.current && status === 'requested')
      box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    hadButton.current = status === 'pending' && isPending
  }, [status, isPending])

  return (
    <div className="creator">
      <Slides brand={brand} />
      <div className="creator-buttons" ref={box}>
        {status === 'accepted' ? (
          <p className="creator-accepted">
            <Icon name="check" size="m" />
            {t('creator.accepted', { brand })}
          </p>
        ) : (
          <Button
            variant="primary"
            wide
            pending={isPending}
            disabled={status === 'requested'}
            onClick={status === 'visitor' ? signIn : request}
          >
            {status === 'requested' && <Icon name="check" size="m" />}
            {status === 'requested' ? t('creator.requested') : t('creator.become')}
          </Button>
        )}
        {onNotNow && (
          <Button variant="quiet" wide onClick={onNotNow}>
            {status === 'accepted' ? t('common.close') : t('creator.notNow')}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {status === 'requested' && t('creator.requested')}
      </p>
    </div>
  )
}
