import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Icon } from '../../ui/icon/Icon'
import { isFocusLost } from '../../ui/list/useRowFocus'
import { useStyles } from '../../ui/styles/useStyles'
import { postsStrings } from '../posts.strings'
import { problemKeys } from '../problemKeys'
import { ChooseButton } from './ChooseButton'
import { MovingCard } from './MovingCard'
import { ProcessingCard } from './ProcessingCard'
import styles from './UploadCard.css'
import { uploadAtom } from './upload.atoms'

interface Props {
  draftId: string
  /** A file in place of the one that is missing or failed. */
  onFile(file: File): void
  onRemove(): void
}

const Card = (props: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const upload = useAtomValue(uploadAtom(settings, props.draftId))
  switch (upload.status) {
    case 'sending':
    case 'paused':
    case 'offline':
    case 'stopped':
      return <MovingCard {...props} upload={upload} />
    case 'processing':
    case 'ready':
      return <ProcessingCard upload={upload} onRemove={props.onRemove} />
    case 'failed':
      return (
        <div className="upload upload-stopped" role="alert">
          <p className="upload-head">
            <b>
              <Icon name="alert" size="m" />
              {t(problemKeys[upload.problem])}
            </b>
          </p>
          <p className="upload-text">{t('posts.upload.kept')}</p>
          <div className="upload-acts">
            <ChooseButton variant="outline" label={t('posts.upload.other')} onFile={props.onFile} />
          </div>
        </div>
      )
    default:
      return (
        <div className="upload">
          <p className="upload-head">
            <b>{t('posts.upload.none')}</b>
          </p>
          <div className="upload-acts">
            <ChooseButton variant="outline" label={t('posts.pick.choose')} onFile={props.onFile} />
          </div>
        </div>
      )
  }
}

/** How the video of a draft is doing, and what one can do about it. */
export const UploadCard = (props: Props) => {
  useStyles(styles)
  const { root } = useIsland()
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // Its buttons come and go with its states: the one that goes leaves the focus to the next, and that never removes.
  useLayoutEffect(() => {
    if (hadFocus.current && isFocusLost(root))
      (box.current?.querySelector<HTMLElement>('.upload-acts button') ?? box.current)?.focus()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus is
    <div
      ref={box}
      className="upload-box"
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
    >
      <Card {...props} />
    </div>
  )
}
