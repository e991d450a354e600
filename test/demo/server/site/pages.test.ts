import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Hono } from 'hono'
import { memberPages } from '../../../../demo/server/demoProvider/members'
import { people } from '../../../../demo/server/demoProvider/people'
import type { Env } from '../../../../demo/server/http/context'
import { pageHeaders } from '../../../../demo/server/http/pages'
import { lumenPages } from '../../../../demo/server/site/pages'

const app = new Hono<Env>()
lumenPages(app)
memberPages(app, async (id, brandId) => `token of ${id} & ${brandId}`)

const pageOf = async (path: string) => {
  const answer = await app.request(path)
  return { status: answer.status, text: await answer.text() }
}
const titleOf = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1]
/** What the page says of itself in its lists of links. */
const currentOf = (text: string) => [...text.matchAll(/aria-current="page">([^<]+)</g)].map(([, name]) => name)

describe('Lumen’s own site', () => {
  it('has a page at each address that the product links to, which says where one is [B01]', async () => {
    const pages: Record<string, [title: string, ...current: string[]]> = {
      '/community/night-skies': ['Night Skies', 'Night Skies'],
      '/community/lamp-lab/': ['Lamp Lab', 'Lamp Lab'],
      '/community/of-somebody': ['Communities'],
      '/community.html': ['Night Skies', 'Night Skies'],
      '/explore': ['Explore', 'Explore'],
      '/explore/': ['Explore', 'Explore'],
      '/brand/lumen': ['About Lumen'],
      '/settings': ['Settings'],
      '/terms': ['Terms'],
      '/privacy.html': ['Privacy'],
      '/members': ['Members', 'Members'],
    }
    for (const [path, [title, ...current]] of Object.entries(pages)) {
      const { status, text } = await pageOf(path)
      assert.equal(status, 200, path)
      assert.deepEqual([titleOf(text), currentOf(text)], [`${title} · Lumen`, current], path)
      assert.match(text, /<meta name="description" content="[^"]{10,}">/, path)
      assert.match(text, /<link rel="icon" href="\/media\/brands\/lumen\/logo.svg"/, path)
      assert.equal(text.match(/<main/g)?.length, 1, path)
    }
  })

  it('shows the community that the address names, whatever it is called [B01] [S04]', async () => {
    const slugOf = async (path: string) => /<geuin-community slug="([^"]*)"/.exec((await pageOf(path)).text)?.[1]
    assert.equal(await slugOf('/community/lamp-lab'), 'lamp-lab')
    assert.equal(await slugOf('/community/of-somebody'), 'of-somebody')
    assert.equal(await slugOf('/community/%22%3E%3Cscript%3E'), '&quot;&gt;&lt;script&gt;')
  })

  it('is revalidated each time, and answers 304 while a page is unchanged [S01] [S04]', async () => {
    const tags = new Set<string>()
    for (const path of ['/community/night-skies', '/community/lamp-lab', '/explore', '/settings']) {
      const { headers } = await app.request(path)
      for (const [name, value] of Object.entries(pageHeaders)) assert.equal(headers.get(name), value, name)
      assert.equal(headers.get('cache-control'), 'no-cache')
      const tag = headers.get('etag') ?? ''
      tags.add(tag)
      const again = await app.request(path, { headers: { 'if-none-match': tag } })
      assert.deepEqual([again.status, again.headers.get('etag'), await again.text()], [304, tag, ''])
    }
    assert.equal(tags.size, 4)
  })

  it('signs its own members in, on pages that no cache keeps [D12]', async () => {
    const members = await pageOf('/members')
    const ways = [...members.text.matchAll(/href="(\/members\?as=[^"]+)"/g)].map(([, href]) => href ?? '')
    assert.equal(ways.length, people.filter(({ isConfirmed }) => isConfirmed).length)
    const room = await app.request(ways[0] ?? '')
    assert.deepEqual([room.headers.get('cache-control'), room.headers.get('etag')], ['no-store', null])
    assert.match(await room.text(), /<geuin-auth sso-token="token of lumen-id &amp; 1" eager>/)
    const [unconfirmed] = people.filter(({ isConfirmed }) => !isConfirmed)
    assert.doesNotMatch((await pageOf(`/members?as=${unconfirmed?.id}`)).text, /sso-token=/)
  })
})
