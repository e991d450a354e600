import { expect } from '@open-wc/testing'
import { Picture } from '../../../../src/ui/image/Picture'
import { webpVariant } from '../../../../src/ui/image/webpVariant'
import { draw, until, wipe } from '../../../support/draw'

const here = (path: string) => new URL(path, location.origin).href

describe('picture', () => {
  afterEach(wipe)

  it('loads the webp variant of our own files only [H06]', () => {
    const settings = { apiHost: 'https://api.example', storageBase: 'https://files.example/up' }
    const variants = {
      'https://api.example/a/b.jpg': 'https://api.example/a/b.webp',
      'https://files.example/up/c.PNG?v=2': 'https://files.example/up/c.webp?v=2',
      'https://api.example/d.jpeg': 'https://api.example/d.webp',
      'https://api.example/e.gif': 'https://api.example/e.gif',
      'https://api.example/f.svg': 'https://api.example/f.svg',
      'https://api.example.evil/g.jpg': 'https://api.example.evil/g.jpg',
      'https://other.example/h.jpg': 'https://other.example/h.jpg',
    }
    for (const [address, variant] of Object.entries(variants)) expect(webpVariant(address, settings)).to.equal(variant)
    expect(webpVariant('https://media.example/a.png', { ...settings, mediaHost: 'https://media.example' })).to.equal(
      'https://media.example/a.webp',
    )
  })

  it('loads lazily, falls back to the original, and hides when neither loads [H06]', async () => {
    const { root, find } = draw(<Picture src={here('/none/a.png')} alt="A" />, { 'api-host': '/' })
    const first = find<HTMLImageElement>('img')!
    expect(first.loading).to.equal('lazy')
    const shown = [first.src]
    const watch = new MutationObserver(() => {
      const image = find<HTMLImageElement>('img')
      if (image) shown.push(image.src)
    })
    watch.observe(root, { subtree: true, attributeFilter: ['src'] })
    await until(() => !find('img'), 'nothing')
    watch.disconnect()
    expect(shown).to.deep.equal([here('/none/a.webp'), here('/none/a.png')])
  })

  it('shows its fallback when neither loads [H06]', async () => {
    const { find } = draw(<Picture src={here('/none/a.png')} alt="" fallback={<b>A</b>} />, { 'api-host': '/' })
    await until(() => find('b') && !find('img'), 'the fallback')
  })

  it('keeps its space when error handling is off [H06]', async () => {
    const { find } = draw(<Picture src="data:image/png;base64,nothing" alt="A" ratio="video" keepBroken />)
    const image = find<HTMLImageElement>('img')!
    await until(() => image.complete, 'it failed')
    await Promise.resolve()
    expect(find('img')).to.equal(image)
  })

  it('has the product’s aspect ratios [H06]', () => {
    const ratios = { reel: 9 / 16, square: 1, video: 16 / 9, portrait: 3 / 4, landscape: 4 / 3, banner: 5 / 2 } as const
    for (const ratio of Object.keys(ratios) as (keyof typeof ratios)[]) {
      const { find } = draw(<Picture src="data:image/png;base64,nothing" alt="" ratio={ratio} keepBroken />)
      const { width, height } = find('img')!.getBoundingClientRect()
      expect(width / height, ratio).to.be.closeTo(ratios[ratio], 0.01)
    }
  })
})
