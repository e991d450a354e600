import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import styles from './ModalFrame.css'

interface Props {
  onKeepEditing(): void
  onDiscard(): void
}

/** Asks before unsaved changes are discarded. */
export const UnsavedQuestion = ({ onKeepEditing, onDiscard }: Props) => {
  useStyles(styles)
  const t = useT(authStrings)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className="auth-unsaved" role="alert">
      <h2 ref={title} tabIndex={-1} data-focus="">
        {t('auth.unsaved.title')}
      </h2>
      <p>{t('auth.unsaved.text')}</p>
      <div className="button-pair auth-pair">
        <Button onClick={onKeepEditing}>{t('auth.unsaved.keep')}</Button>
        <Button variant="danger" onClick={onDiscard}>
          {t('auth.unsaved.discard')}
        </Button>
      </div>
    </div>
  )
}
