import { expect } from '@open-wc/testing'
import bigList from 'big-list-of-naughty-strings/blns.json'
import { toProfile } from '../../../src/entities/profile'
import { ProfileHeader } from '../../../src/profilePage/ProfileHeader'
import { findLinks, findTags } from '../../../src/wire/textParts'
import { draw, wipe } from '../../support/draw'
import { naughty } from '../../support/naughty'

const texts = [...new Set([...naughty, ...bigList])].filter((text) => text.trim() !== '')

/** A profile whose person wrote the same string everywhere. */
const profileOf = (text: string, index: number) =>
  toProfile(
    {
      ...{ kind: 'user', id: `${index}`, slug: 'mira', name: text, bio: text, profile_image: text, is_avatar: false },
      facets: [
        ...findLinks(text).map((it) => ({ type: 'link', ...it })),
        ...findTags(text).map((it) => ({ type: 'tag', ...it })),
      ],
      social: { insta: { url: 'https://www.instagram.com/', id: text }, social_web_url: { url: text, id: null } },
      counts: { videos: 1, communities: 1, loops: 1 },
    },
    {},
  )

describe('profiles of strings that programs stumble over', () => {
  afterEach(wipe)

  it('show names and bios as text that stays in its place [L07] [M04]', () => {
    const { element, find, all } = draw(
      texts.map((text, index) => <ProfileHeader key={text} profile={profileOf(text, index)} hasViewer={false} />),
    )
    element.style.cssText = 'display: block; width: 320px; direction: ltr'
    expect(all('.profile-name h2').map(({ textContent }) => textContent)).to.eql(texts.map((text) => text.trim()))
    expect(all('.description p').map(({ textContent }) => textContent)).to.eql(texts.map((text) => text.trimEnd()))
    expect(find('script, iframe, style, .profile-head h2 *')).to.equal(null)
    for (const link of all('a') as HTMLAnchorElement[]) expect(link.protocol).to.match(/^https?:$/)
    for (const head of all('.profile-head')) {
      expect(head.scrollWidth, head.textContent ?? '').to.be.at.most(head.clientWidth)
      expect(head.getBoundingClientRect().width).to.be.at.most(320)
      // Two lines of the bio, whatever is written.
      const words = head.querySelector('.description p')
      expect(words?.clientHeight, head.textContent ?? '').to.be.at.most(60)
    }
  })
})
