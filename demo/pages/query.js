// The names that the playground gives to choices, in its form and in its address.
import { fonts } from './places.js'

/** An item of a feed's own list, by its address; undefined without one. */
const videoAt = (address) => address && { [/\.m3u8(\?|$)/.test(address) ? 'hls' : 'mp4']: address }

const matching = (text, pattern) => (pattern.test(text) ? text : '')

/** Where elements that are not feeds have a choice of their own under an attribute's name. */
const ownNames = {
  'geuin-community': { layout: 'community-layout' },
  'geuin-loop': { tab: 'loop-tab' },
  'geuin-profile': { tab: 'profile-tab' },
  'geuin-explore': { layout: 'explore-layout' },
}

/**
 * The choices that embed.js knows.
 * @param {FormData | URLSearchParams} data
 */
export const choicesOf = (data) => {
  const text = (name, unset = '') => (data.get(name) ?? unset).trim()
  const element = text('element', 'geuin-feed')
  const { tab = 'tab', layout = 'layout' } = Object.hasOwn(ownNames, element) ? ownNames[element] : {}
  return {
    ...{ element, brand: text('brand', '1'), source: text('source', 'home') },
    ...{ slug: text('slug'), start: text('start'), 'placement-id': text('placement') },
    ...{ 'brand-slug': text('brand-slug'), category: text('category') },
    ...{ layout: text(layout), tab: text(tab), 'color-scheme': text('scheme'), locale: text('locale') },
    ...{ muted: data.has('muted'), 'no-autoplay': data.has('no-autoplay'), 'no-loop': data.has('no-loop') },
    ...{ inline: data.has('inline'), 'hide-when-signed-out': data.has('hide-when-signed-out') },
    // These become CSS, and anybody can write an address.
    accent: matching(text('accent'), /^#[0-9a-f]{6}$/i),
    radius: matching(text('radius'), /^\d{1,3}$/),
    density: matching(text('density'), /^[01](\.\d{1,2})?$/),
    font: Object.hasOwn(fonts, text('font')) ? fonts[text('font')] : '',
    video: videoAt(text('video')),
  }
}
