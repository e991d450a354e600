import { expect } from '@open-wc/testing'
import styles from '../../../src/player/Stage.css'
import { addSkeleton } from '../../../src/player/skeleton'
import { createStage } from '../../../src/player/stage'
import type { Clip, Stage } from '../../../src/player/types'
import { waitUntil } from '../../support/waitUntil'

const clip: Clip = {
  id: 'one',
  hls: '/media/none/master.m3u8',
  poster: '/media/clips/aurora/poster.webp',
  width: 360,
  height: 640,
  captions: [],
  alt: '',
  label: 'One',
}

describe('the skeleton of a stage', () => {
  let stage: Stage
  let box: HTMLElement
  let pictures: number

  const open = (size: { width: number; height: number }) => {
    box = document.createElement('div')
    box.style.cssText = `position: relative; width: ${size.width}px; height: ${size.height}px`
    document.body.append(box)
    const root = box.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles]
    pictures = 0
    stage = createStage({ autoplay: false, loop: true, muted: true, locale: 'en' })
    root.append(stage.element)
    addSkeleton(stage, () => {
      pictures += 1
    })
    return stage.element.querySelector<HTMLElement>('.stage-skeleton')!
  }
  const isSeen = (it: HTMLElement) => it.checkVisibility({ opacityProperty: true })
  const rectOf = (it: Element) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }

  afterEach(() => {
    stage.destroy()
    box.remove()
  })

  for (const size of [
    { width: 390, height: 700 },
    { width: 900, height: 600 },
  ])
    it(`fills the place of the first picture until that has loaded (${size.width} px) [L05]`, async () => {
      const skeleton = open(size)
      expect(isSeen(skeleton)).to.equal(true)
      stage.setClips([clip])
      expect([isSeen(skeleton), pictures]).to.eql([true, 0])
      const frame = stage.slides.find(({ article }) => !article.hidden)!.frame
      expect(rectOf(skeleton.querySelector('.slide-frame')!)).to.eql(rectOf(frame))
      await waitUntil(() => pictures > 0, 'the poster loads')
      await waitUntil(() => !isSeen(skeleton), 'it fades')
    })
})
