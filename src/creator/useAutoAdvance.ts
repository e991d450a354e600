import { useEffect, useState } from 'react'
import { useMedia } from '../ui/useMedia'

/** Milliseconds that a slide shows. */
const slideMs = 2500

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
 * Advances through `count` slides, one every 2.5 s, from the last to the first.
 * @param isPaused stops advancing, as a hidden tab and reduced motion do
 * @returns the current index, and a function that shows another slide and stops advancing for the rest of the mount
 */
export const useAutoAdvance = (count: number, isPaused: boolean): [index: number, choose: (index: number) => void] => {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState(false)
  const isHidden = useIsHidden()
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const isStopped = isPaused || chosen || isHidden || prefersStill

  useEffect(() => {
    if (isStopped) return
    const timer = setTimeout(() => setIndex((index + 1) % count), slideMs)
    return () => clearTimeout(timer)
  }, [isStopped, index, count])

  const choose = (next: number) => {
    setChosen(true)
    setIndex(next)
  }
  return [index, choose]
}
