import { expect } from '@open-wc/testing'
import { Avatar } from '../../../../src/ui/image/Avatar'
import { avatarAddress, hueOf, initials } from '../../../../src/ui/image/portrait'
import { draw, until, wipe } from '../../../support/draw'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

describe('avatar', () => {
  afterEach(wipe)

  it('has up to two initials, and U without a name [H05]', () => {
    const names = {
      'Mira Okafor': 'MO',
      'mira okafor del sol': 'MS',
      Mira: 'M',
      'ada.nwosu': 'AN',
      '@jun': 'J',
      '👋 Leo': 'L',
      'Émile Öst': 'ÉÖ',
      'न्या कु': 'न्याकु',
      '  ': 'U',
      '👋': 'U',
      '': 'U',
    }
    for (const [name, letters] of Object.entries(names)) expect(initials(name), name).to.equal(letters)
    expect(initials(null)).to.equal('U')
  })

  it('resolves a URL or a stock avatar’s name [H05]', () => {
    const api = { apiHost: 'https://api.example' }
    const media = { ...api, mediaHost: 'https://media.example/' }
    const at = (image: string | null, isAvatar: boolean, settings: Parameters<typeof avatarAddress>[1]) =>
      avatarAddress({ name: 'A', image, isAvatar }, settings)
    expect(at('https://x.example/a.png', false, api)).to.equal('https://x.example/a.png')
    expect(at('//x.example/a.png', false, api)).to.equal('//x.example/a.png')
    expect(at('/storage/uploads/a.s.webp', false, api)).to.equal('https://api.example/storage/uploads/a.s.webp')
    expect(at('/storage/uploads/a.s.webp', false, media)).to.equal('https://media.example/storage/uploads/a.s.webp')
    expect(at('https://x.example/a.gif', true, api)).to.equal('https://x.example/a.gif')
    expect(at('plasma', true, api)).to.equal('https://api.example/media/avatars/plasma.gif')
    expect(at('pla/../sma', true, media)).to.equal('https://media.example/media/avatars/pla%2F..%2Fsma.gif')
    expect(at('plasma', true, { ...media, storageBase: 'https://files.example/up' })).to.equal(
      'https://files.example/up/avatars/plasma.gif',
    )
    expect(at(null, true, api)).to.equal(null)
    expect(at('', false, api)).to.equal(null)
  })

  it('always has the same colour for a name', () => {
    expect(hueOf('Mira')).to.equal(hueOf('Mira'))
    expect(hueOf('Mira')).not.to.equal(hueOf('Jun'))
    expect(hueOf(null)).to.be.within(0, 359)
  })

  it('falls back to the initials when its picture can’t be loaded [H05]', async () => {
    const { find } = draw(<Avatar name="Mira Okafor" image="data:image/png;base64,nothing" />)
    await until(() => find('.avatar')?.textContent === 'MO', 'the initials come')
    expect(find('img')).to.equal(null)
  })

  it('shows no initials behind a picture, which may be transparent [H05]', () => {
    const { find } = draw(<Avatar name="Mira Okafor" image={dot} />)
    expect(find('.avatar')?.textContent).to.equal('')
    expect(find('img')).not.to.equal(null)
  })

  it('has sizes from xs to 4xl [H05]', () => {
    const sizes = { xs: 20, s: 28, m: 36, l: 44, xl: 56, '2xl': 72, '3xl': 96, '4xl': 128 } as const
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      const { find } = draw(<Avatar name="A" image={dot} size={size} />)
      expect(find('.avatar')?.getBoundingClientRect().width, size).to.equal(sizes[size])
    }
  })
})
