import { expect } from '@open-wc/testing'
import bigList from 'big-list-of-naughty-strings/blns.json'
import { toVideo } from '../../../../src/entities/video'
import { FeedContext, type FeedContextValue } from '../../../../src/feed/feedContext'
import { CaptionBlock } from '../../../../src/feed/viewer/CaptionBlock'
import { draw, wipe } from '../../../support/draw'
import { wireVideo } from '../../../support/feedAnswers'
import { naughty } from '../../../support/naughty'

describe('captions of strings that programs stumble over', () => {
  afterEach(wipe)

  it('are text that stays in its place, below a name that does [L07]', () => {
    const texts = [...new Set([...naughty, ...bigList])].filter((text) => text !== '')
    const author = { user_id: '1', nickname: 'mira', name: '', profile_image: null, is_avatar: false }
    const videos = texts.flatMap(
      (text, id) => toVideo(wireVideo(id, { caption: text, author: { ...author, name: text } }), {}) ?? [],
    )
    const { element, find, all } = draw(
      <FeedContext value={{} as FeedContextValue}>
        {videos.map((video) => (
          <CaptionBlock key={video.id} video={video} />
        ))}
      </FeedContext>,
    )
    element.style.cssText = 'display: block; width: 320px; direction: ltr'
    const shown = all('.caption-text')
    expect(shown.map(({ textContent }) => textContent)).to.eql(texts)
    expect(find('script, img, iframe, svg a, style')).to.equal(null)
    const lines = Math.max(...shown.map(({ clientHeight }) => clientHeight))
    expect(lines).to.be.within(20, 50)
    for (const block of all('.caption')) {
      expect(block.scrollWidth, block.textContent ?? '').to.be.at.most(block.clientWidth)
      expect(block.getBoundingClientRect().width).to.be.at.most(320)
    }
  })
})
