import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ElementTag, inheritedAttributes, needElement } from '../kit/elements'
import { useIsland } from '../kit/island'
import { FailedState } from '../ui/state/FailedState'

interface Props {
  tag: ElementTag
  attributes: Readonly<Record<string, string>>
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
export const InnerElement = ({ tag, attributes }: Props) => {
  const { element, settings, t } = useIsland()
  const box = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isFailed) needElement(tag).catch(() => setFailed(true))
  }, [tag, isFailed])
  useLayoutEffect(() => {
    const node = box.current
    // The page hears this event of the elements that it wrote, and not of an inner one.
    const stop = (event: Event) => event.stopPropagation()
    node?.addEventListener('geuin:ready', stop)
    return () => node?.removeEventListener('geuin:ready', stop)
  }, [])
  return (
    <div ref={box} className="app-element">
      {isFailed ? (
        <FailedState title={t('errors.failed.title')} text={t('errors.failed.text')} onRetry={() => setFailed(false)} />
      ) : (
        createElement(tag, {
          exportparts: `${parts[tag]}, ${commonParts}`,
          ...inheritedAttributes(element),
          ...(settings.routeBase && { 'route-base': settings.routeBase }),
          eager: '',
          ...attributes,
        })
      )}
    </div>
  )
}
