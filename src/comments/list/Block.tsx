import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import type { Row } from '../rows'

interface Props {
  rows: readonly Row[]
  draw(row: Row): ReactNode
  /** What scrolls. */
  scroller: { readonly current: HTMLElement | null }
}

/** How far out of sight lines are still drawn. */
const margin = '1000px 0px'

/** Some lines of a long list, which are drawn near the visible part only: far from it an empty box has their height. */
export const Block = ({ rows, draw, scroller }: Props) => {
  const { root } = useIsland()
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting
        if (isNear) setHeight(null)
        // What has the focus stays.
        else if (!node.contains(root.activeElement)) setHeight(node.getBoundingClientRect().height)
      },
      { root: scroller.current, rootMargin: margin },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [root, scroller])
  return (
    <div ref={box} style={height === null ? undefined : { blockSize: height }}>
      {height === null && rows.map(draw)}
    </div>
  )
}
