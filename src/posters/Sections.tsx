import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { track } from '../analytics/track'
import { feedStrings } from '../feed/feed.strings'
import type { FeedProperties } from '../feed/feedContext'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useStyles } from '../ui/styles/useStyles'
import { placementAtom } from './placement.query'
import styles from './Sections.css'

/** A placement whose sections the viewer may choose from. */
export interface SectionChoice {
  placementId: string
  /** Undefined before a choice: the first section shows. */
  chosen: string | undefined
  onChoose(section: string): void
}

/** The placement; null while it loads and when it cannot be loaded: its videos show all the same. */
const usePlacement = (placementId: string) => {
  const { settings } = useIsland()
  return useAtomValue(useMemo(() => placementAtom(settings, placementId), [settings, placementId])).data ?? null
}

/** Marks at which ends of a strip more of it follows, so that these fade out. */
const useMoreMarks = (strip: RefObject<HTMLElement | null>, count: number) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip appears with its sections
  useEffect(() => {
    const box = strip.current
    if (!box) return
    const mark = () => {
      // Negative where it is read from right to left.
      const before = Math.abs(box.scrollLeft)
      box.toggleAttribute('data-more-before', before > 1)
      box.toggleAttribute('data-more-after', box.scrollWidth - box.clientWidth - before > 1)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(box)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [strip, count])
}

export interface SectionsProps extends SectionChoice {
  properties: FeedProperties
}

/** The sections of a placement, side by side; nothing when there is no choice. */
const Sections = ({ placementId, chosen, onChoose, properties }: SectionsProps) => {
  useStyles(styles)
  const { element } = useIsland()
  const t = useT(feedStrings)
  const placement = usePlacement(placementId)
  const strip = useRef<HTMLElement>(null)
  const { title, sections } = placement ?? { title: '', sections: [] }
  const current = chosen ?? sections[0]?.id
  useMoreMarks(strip, sections.length)
  useEffect(() => {
    const [box, tab] = [strip.current, strip.current?.querySelector<HTMLElement>('[aria-current]')]
    // Not scrollIntoView, which would scroll the page too.
    if (box && tab && current) box.scroll({ left: tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2 })
  }, [current])
  if (sections.length < 2) return null
  const choose = (section: string) => {
    if (section === current) return
    onChoose(section)
    track(element, 'Section Changes', { ...properties, section })
  }
  return (
    <nav ref={strip} className="sections" aria-label={title || t('feed.tabs')}>
      {sections.map(({ id, title: name }) => (
        <button key={id} type="button" aria-current={id === current || undefined} onClick={() => choose(id)}>
          <bdi>{name}</bdi>
        </button>
      ))}
    </nav>
  )
}

export default Sections
