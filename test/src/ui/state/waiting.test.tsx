import { expect } from '@open-wc/testing'
import { Skeleton } from '../../../../src/ui/state/Skeleton'
import { Spinner } from '../../../../src/ui/state/Spinner'
import { draw, wipe } from '../../../support/draw'

/** What a browser animates beside the page’s thread. */
const animatedBeside = ['opacity', 'transform', 'translate', 'rotate', 'scale']
/** What a keyframe has beside properties of CSS. */
const timing = ['offset', 'computedOffset', 'easing', 'composite']

describe('what shows while something loads', () => {
  afterEach(wipe)

  it('moves beside the page’s thread, which has the content to load', () => {
    const { root } = draw(
      <>
        <Skeleton width={80} height={20} />
        <Spinner />
      </>,
    )
    const animated = root.getAnimations().map(({ effect }) => {
      const names = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)
      return [...new Set(names)].filter((name) => !timing.includes(name))
    })
    expect(animated.length).to.equal(2)
    for (const names of animated) {
      expect(names).not.to.be.empty
      expect(animatedBeside).to.include.members(names)
    }
  })
})
