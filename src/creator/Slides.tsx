import { useState } from 'react'
import { useT } from '../kit/useT'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import { creatorStrings } from './creator.strings'
import styles from './Slides.css'
import { slideDrawings } from './slideDrawings'
import { useAutoAdvance } from './useAutoAdvance'

interface Props {
  /** The brand's name. */
  brand: string
}

const useSlides = (brand: string) => {
  const t = useT(creatorStrings)
  return [
    { drawing: slideDrawings.videos, title: t('creator.one.title', { brand }), text: t('creator.one.text', { brand }) },
    { drawing: slideDrawings.talk, title: t('creator.two.title'), text: t('creator.two.text') },
    { drawing: slideDrawings.members, title: t('creator.three.title'), text: t('creator.three.text') },
  ]
}

/** What creators do, in three slides that advance by themselves until the viewer points at or focuses them. */
export const Slides = ({ brand }: Props) => {
  useStyles(styles)
  const t = useT(creatorStrings)
  const slides = useSlides(brand)
  const [isOver, setOver] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [shown, choose] = useAutoAdvance(slides.length, isOver || hasFocus)
  const labelOf = (index: number) => t('creator.slide', { number: index + 1, count: slides.length })

  return (
    <section
      className="slides"
      aria-roledescription="carousel"
      aria-label={t('creator.slides')}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ul className="slides-stack">
        {slides.map(({ drawing, title, text }, index) => (
          <li
            key={title}
            className={classes('slide', index === shown && 'slide-shown')}
            inert={index !== shown}
            aria-label={labelOf(index)}
          >
            <svg className="slide-drawing" viewBox="0 0 240 160" aria-hidden="true">
              <path className="slide-faces" d={drawing.faces} />
              <path d={drawing.lines} />
              <path className="slide-spark" d={drawing.spark} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="slides-dots">
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={labelOf(index)}
            aria-current={index === shown}
            onClick={() => choose(index)}
          />
        ))}
      </div>
    </section>
  )
}
