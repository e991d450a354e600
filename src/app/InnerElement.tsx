import { createElement, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ElementTag, inheritedAttributes, needElement } from '../kit/elements'
import type { GeuinEventMap } from '../kit/events'
import { useIsland } from '../kit/island'
import { FailedState } from '../ui/state/FailedState'
import { adoptStyles } from '../ui/styles/adoptStyles'
import { FallbackContext } from './FallbackContext'

interface Props {
  tag: ElementTag
  attributes: Readonly<Record<string, string>>
  /** What the app changes of how it looks. */
  sheet?: CSSStyleSheet
  /** Another video is in view. */
  onVideo?: (detail: GeuinEventMap['geuin:video-change']) => void
}

/** A page's `::part` rules for an element reach the one in the app too. */
const parts: Partial<Record<ElementTag, string>> = {
  'geuin-community': 'banner, head, poster',
  'geuin-explore': 'card',
  'geuin-feed': 'caption, rail, action, scrubber, sound, bar, comments',
  'geuin-loop': 'head, poster',
  'geuin-profile': 'head, poster, card',
}
const commonParts = 'message, button, button-primary, sheet, toast'

/** One of our elements as a page of the app, with the app's settings. */
export const InnerElement = ({ tag, attributes, sheet, onVideo }: Props) => {
  const { element, settings, t } = useIsland()
  const hasFallback = useContext(FallbackContext)
  const box = useRef<HTMLDivElement>(null)
  const follow = useRef(onVideo)
  follow.current = onVideo
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isFailed) needElement(tag).catch(() => setFailed(true))
  }, [tag, isFailed])
  useLayoutEffect(() => {
    const node = box.current
    // The page hears this event of the elements that it wrote, and not of an inner one.
    const stop = (event: Event) => event.stopPropagation()
    const report = ({ detail }: HTMLElementEventMap['geuin:video-change']) => follow.current?.(detail)
    node?.addEventListener('geuin:ready', stop)
    node?.addEventListener('geuin:video-change', report)
    return () => {
      node?.removeEventListener('geuin:ready', stop)
      node?.removeEventListener('geuin:video-change', report)
    }
  }, [])
  useLayoutEffect(() => {
    let isHere = true
    const adopt = () => {
      const root = box.current?.querySelector(tag)?.shadowRoot
      if (isHere && sheet && root) adoptStyles(root, sheet)
    }
    // It has no root before it is defined.
    void customElements.whenDefined(tag).then(adopt)
    return () => {
      isHere = false
    }
  }, [tag, sheet])
  return (
    <div ref={box} className="app-element">
      {isFailed ? (
        <FailedState title={t('errors.failed.title')} text={t('errors.failed.text')} onRetry={() => setFailed(false)} />
      ) : (
        createElement(
          tag,
          {
            exportparts: `${parts[tag]}, ${commonParts}`,
            ...inheritedAttributes(element),
            ...(settings.routeBase && { 'route-base': settings.routeBase }),
            eager: '',
            ...attributes,
          },
          hasFallback && <slot />,
        )
      )}
    </div>
  )
}
