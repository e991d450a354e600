import { createElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inheritedAttributes, needElement } from '../kit/elements'
import { useIsland } from '../kit/island'
import { IconButton } from '../ui/button/IconButton'
import { useModal } from '../ui/overlay/useModal'
import { FailedState } from '../ui/state/FailedState'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import { enterAddress, updateAddress } from './dialogAddress'
import styles from './FeedDialog.css'
import { type Curtain, flyBack, flyIn, tileOf } from './flight'
import { usePullDown } from './usePullDown'

export interface FeedDialogProps {
  /** Names it. */
  label: string
  /** Attributes of `<geuin-feed>`; `start` is the slug of the video to begin with. */
  attributes: Readonly<Record<string, string>> & { readonly start: string }
  /** A page's own videos. */
  items?: readonly unknown[] | undefined
  onClose(): void
}

/** A page's `::part` rules for a feed reach this one too. */
const parts = 'caption, rail, action, scrubber, sound, bar, comments, message, button, button-primary, sheet, toast'

/** The parts of a dialog that show a tile's picture. */
const curtainOf = (dialog: HTMLElement): Curtain => {
  const find = <E extends HTMLElement>(selector: string) => dialog.querySelector<E>(selector) as E
  return { box: find('.feed-flight'), picture: find('.feed-flight > img'), backdrop: find('.feed-backdrop') }
}

/** Opens the dialog out of the tile of its first video, and closes it into the tile of its last one, which gets the focus. */
const useTile = (dialog: RefObject<HTMLDialogElement | null>, lastSlug: RefObject<string>) => {
  const { root } = useIsland()
  const start = useRef(lastSlug.current)
  const landed = useRef<Promise<void>>(Promise.resolve())

  // Its cleanup comes before the dialog closes.
  useLayoutEffect(() => {
    const box = dialog.current
    return () => {
      const feed = box?.querySelector<HTMLElement>('geuin-feed')
      const tile = tileOf(root, lastSlug.current)
      if (lastSlug.current !== start.current)
        tile?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      if (!box?.open) return
      flyBack(curtainOf(box), tile, feed)
      // The dialog leaves without it, which is silent from now on.
      feed?.remove()
    }
  }, [dialog, lastSlug, root])
  useModal(dialog, () => tileOf(root, lastSlug.current))
  useLayoutEffect(() => {
    if (dialog.current) landed.current = flyIn(curtainOf(dialog.current), tileOf(root, start.current))
  }, [dialog, root])
  return landed
}

/** A feed over the whole window, in its own element. */
export default function FeedDialog({ label, attributes, items, onClose }: FeedDialogProps) {
  useStyles(styles)
  const { t, element, root } = useIsland()
  const dialog = useRef<HTMLDialogElement>(null)
  const lastSlug = useRef(attributes.start)
  const [isFailed, setFailed] = useState(false)
  const [isShown, setShown] = useState(false)
  // WebKit would draw a ring after a click as well.
  const focusVisible = useRef(root.activeElement?.matches(':focus-visible') ?? false)
  const landed = useTile(dialog, lastSlug)
  usePullDown(dialog, onClose)

  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    const show = () => setShown(true)
    const start = (event: Event) => {
      // The page hears this event of the elements that it wrote, and not of this inner one.
      event.stopPropagation()
      // Only Chromium's dialogs look for what to focus inside of shadow roots; the keys belong to the feed.
      const { shadowRoot: feed } = event.target as HTMLElement
      if (!box.querySelector('geuin-feed:focus-within'))
        feed?.querySelector<HTMLElement>('.stage-scroller')?.focus({ focusVisible: focusVisible.current })
      const poster = feed?.querySelector<HTMLImageElement>('.slide-poster')?.decode()
      void Promise.allSettled([landed.current, poster]).then(show)
    }
    const remember = ({ detail }: HTMLElementEventMap['geuin:video-change']) => {
      lastSlug.current = detail.slug
      updateAddress(element, detail.slug)
    }
    box.addEventListener('geuin:ready', start)
    // The feed says itself what went wrong.
    box.addEventListener('geuin:error', show)
    box.addEventListener('geuin:video-change', remember)
    return () => {
      box.removeEventListener('geuin:ready', start)
      box.removeEventListener('geuin:error', show)
      box.removeEventListener('geuin:video-change', remember)
    }
  }, [element, landed])

  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => enterAddress(element, lastSlug.current, () => close.current()), [element])

  useEffect(() => {
    if (!isFailed) needElement('geuin-feed').catch(() => setFailed(true))
  }, [isFailed])

  return (
    <dialog
      ref={dialog}
      className="feed-dialog"
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== dialog.current || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => event.target === dialog.current && onClose()}
    >
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
      <div className={classes('feed-curtain', (isShown || isFailed) && 'feed-curtain-up')} aria-hidden="true">
        <div className="feed-backdrop" />
        <div className="feed-flight">
          <img alt="" />
        </div>
      </div>
      <div className="feed-dialog-close">
        <IconButton icon="x" label={t('common.close')} glass onClick={onClose} />
      </div>
    </dialog>
  )
}
