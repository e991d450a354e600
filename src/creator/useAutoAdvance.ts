import { useEffect, useState } from 'react'
import { useMedia } from '../ui/useMedia'

/** Milliseconds that a slide stays. */
const stay = 2500

const useIsHidden = () => {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return hidden
}

/**
 * Which of `count` slides shows: the next one after 2.5 s, the first one after the last.
 * @param held somebody is looking closer; a hidden tab and reduced motion hold it as well
 * @returns the slide's index, and what turns to another one, which then stays: that is the viewer's choice
 */
export const useAutoAdvance = (count: number, held: boolean): [index: number, choose: (index: number) => void] => {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState(false)
  const isHidden = useIsHidden()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const stands = held || chosen || isHidden || isStill

  useEffect(() => {
    if (stands) return
    const timer = setTimeout(() => setIndex((index + 1) % count), stay)
    return () => clearTimeout(timer)
  }, [stands, index, count])

  const choose = (next: number) => {
    setChosen(true)
    setIndex(next)
  }
  return [index, choose]
}
