import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inheritedAttributes, needElement } from '../kit/elements'
import { useIsland } from '../kit/island'
import { IconButton } from '../ui/button/IconButton'
import { useModal } from '../ui/overlay/useModal'
import { FailedState } from '../ui/state/FailedState'
import { useStyles } from '../ui/styles/useStyles'
import styles from './FeedDialog.css'
import { enterAddress, updateAddress } from './videoAddress'

interface Props {
  /** Names it. */
  label: string
  /** Attributes of `<geuin-feed>`; `start` is the slug of the video to begin with. */
  attributes: Readonly<Record<string, string>> & { readonly start: string }
  /** A page's own videos. */
  items?: readonly unknown[] | undefined
  /** Gets the slug of the video that was in view last. */
  onClose(lastSlug: string): void
}

/** A page's `::part` rules for a feed reach this one too. */
const parts = 'caption, rail, action, scrubber, sound, bar, message, button, button-primary, sheet, toast'

/** A feed over the whole window, in its own element. */
export const FeedDialog = ({ label, attributes, items, onClose }: Props) => {
  useStyles(styles)
  const { t, element } = useIsland()
  const dialog = useRef<HTMLDialogElement>(null)
  const lastSlug = useRef(attributes.start)
  const [isFailed, setFailed] = useState(false)
  useModal(dialog)

  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    const start = (event: Event) => {
      // The page hears this event of the elements that it wrote, and not of this inner one.
      event.stopPropagation()
      // Only Chromium's dialogs look for what to focus inside of shadow roots; the keys belong to the feed.
      const feed = event.target as HTMLElement
      if (!feed.matches(':focus-within')) feed.shadowRoot?.querySelector<HTMLElement>('.stage-scroller')?.focus()
    }
    const remember = ({ detail }: HTMLElementEventMap['geuin:video-change']) => {
      lastSlug.current = detail.slug
      updateAddress(detail.slug)
    }
    box.addEventListener('geuin:ready', start)
    box.addEventListener('geuin:video-change', remember)
    return () => {
      box.removeEventListener('geuin:ready', start)
      box.removeEventListener('geuin:video-change', remember)
    }
  }, [])

  useEffect(() => enterAddress(lastSlug.current, () => dialog.current?.close()), [])

  useEffect(() => {
    if (!isFailed) needElement('geuin-feed').catch(() => setFailed(true))
  }, [isFailed])

  return (
    <dialog ref={dialog} className="feed-dialog" aria-label={label} onClose={() => onClose(lastSlug.current)}>
      {isFailed ? (
        <FailedState title={t('feed.error.title')} onRetry={() => setFailed(false)} />
      ) : (
        createElement('geuin-feed', {
          exportparts: parts,
          ...inheritedAttributes(element),
          ...attributes,
          ...(items && { items }),
        })
      )}
      <div className="feed-dialog-close">
        <IconButton icon="x" label={t('common.close')} glass onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}
