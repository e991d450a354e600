import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'

interface Props<R> {
  rows: readonly R[]
  draw(row: R, index: number): ReactNode
  /** What scrolls; the page unless given. */
  scroller?: { readonly current: HTMLElement | null }
  className?: string | undefined
  /** Where its rows are items of a list. */
  isList?: boolean
}

/** How far out of sight lines are still drawn. */
const margin = '1000px 0px'

/** Some lines of a long list, which are drawn near the visible part only: far from it an empty box has their height. */
export const Block = <R,>({ rows, draw, scroller, className, isList }: Props<R>) => {
  const { root } = useIsland()
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        // A tab that is hidden has no height, which would be lost.
        if (!last || !node.checkVisibility()) return
        if (last.isIntersecting) setHeight(null)
        // What has the focus stays.
        else if (!node.contains(root.activeElement)) setHeight(node.getBoundingClientRect().height)
      },
      { root: scroller?.current ?? null, rootMargin: margin },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [root, scroller])
  // Both are boxes without a behaviour of their own.
  const Box = (isList ? 'ul' : 'div') as 'div'
  return (
    <Box ref={box} className={className} style={height === null ? undefined : { blockSize: height }}>
      {height === null && rows.map(draw)}
    </Box>
  )
}
