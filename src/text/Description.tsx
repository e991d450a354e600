import { useLayoutEffect, useRef, useState } from 'react'
import type { TextFacet } from '../entities/richText'
import { useIsland } from '../kit/island'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Description.css'
import { RichText } from './RichText'

interface Props {
  text: string
  facets: readonly TextFacet[]
}

/** What people wrote about a place or themselves: two lines of it; the rest, if there is any, by a button. */
export const Description = ({ text, facets }: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const words = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useLayoutEffect(() => {
    const box = words.current
    if (!box || isOpen) return
    // The width decides how many lines there are.
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [isOpen])

  return (
    <div className="description">
      {/* The button is where these words end, whichever way they run. */}
      <div className="description-words" dir="auto">
        <p ref={words} className={classes(!isOpen && 'description-short', !isOpen && isCut && 'description-cut')}>
          <RichText text={text} facets={facets} />
        </p>
        {(isCut || isOpen) && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('common.less') : t('common.more')}
          </button>
        )}
      </div>
    </div>
  )
}
