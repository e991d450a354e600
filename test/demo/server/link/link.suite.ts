import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { sendLimits } from '../../../../demo/server/link/downloads'
import { linkDays } from '../../../../demo/server/link/links'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { getAppTypes } from '../../../../src/wire/link'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand, signIn } from '../../../support/server'
import { post } from '../signIn/signIn'

const phone = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  android: 'Mozilla/5.0 (Linux; Android 15)',
}

export const linkSuite = (stand: Stand): void => {
  describe('links', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
    })
    after(() => app.close())

    const share = async (change: object = {}, headers = {}) => {
      const body = {
        query_params: { utm_campaign: 'share', utm_source: 'web', action: 'share', community: 'night-skies' },
        ...{ title: 'A title of its maker’s', preview_url: 'https://evil.example/p.png', description: 'Call +1 555' },
        path_params: { page: 'video', slug: 'windows' },
        ...change,
      }
      return post<{ shortLink: string }>(app, paths.dynamicLink, body, headers)
    }
    const appLink = async (type: string, payload: object = {}, more: object = {}, headers = {}) =>
      post<{ link: string }>(app, paths.appLink, { type, payload, ...more }, headers)
    const open = async (link: string, agent = 'Mozilla/5.0 (X11; Linux x86_64)', language = 'en') => {
      const headers = { 'user-agent': agent, 'accept-language': language }
      const answer = await app.fetch(new Request(link, { headers }))
      return { answer, html: await answer.text() }
    }
    const property = (html: string, name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1]
    const previewAddress = /^http:\/\/localhost\/video\/windows\/preview\.jpg\?brand-id=1&amp;v=[0-9a-f]{8}$/
    const hrefs = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

    const windows = async () => {
      const [video] = await app.db.query<{ title: string; caption: string; poster_url: string }>(
        sql`select v.title, v.caption, m.poster_url from videos v join media m on m.id = v.media_id where v.slug = 'windows'`,
      )
      return video ?? assert.fail()
    }

    it('are short, show crawlers a preview and lead people on [F14]', async () => {
      const { data } = await share()
      assert.match(data.shortLink, /^http:\/\/localhost\/l\/[\w-]{12}$/)
      const { answer, html } = await open(data.shortLink)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
      const { title, caption, poster_url } = await windows()
      assert.equal(property(html, 'og:title'), title)
      assert.equal(property(html, 'og:description'), caption)
      assert.match(html, new RegExp(`<img src="http://localhost${poster_url}"`))
      assert.match(property(html, 'og:image') ?? '', previewAddress)
      assert.equal(property(html, 'og:url'), data.shortLink)
      const target =
        'http://localhost/video/windows?utm_campaign=share&utm_source=web&action=share&community=night-skies'
      assert.deepEqual(hrefs(html), [target])
      assert.match(html, /http-equiv="refresh" content="0; url=http:\/\/localhost\/video\/windows\?/)
      assert.equal((await app.fetch(new URL(target).pathname)).status, 200)
    })

    it('are equal for equal content only [F14]', async () => {
      const [one, two] = [await share(), await share()]
      assert.equal(one.data.shortLink, two.data.shortLink)
      const others = await Promise.all([
        share({ path_params: { page: 'profile', slug: 'mira.light' } }),
        share({ query_params: {} }),
        share({}, { 'x-brand-id': '2' }),
        share({ path_params: {} }),
      ])
      assert.equal(new Set([one, ...others].map(({ data }) => data.shortLink)).size, 5)
    })

    it('name an oEmbed preview of the same video for other sites, and none of what there is not [F14]', async () => {
      const { shortLink } = (await share()).data
      const { html } = await open(shortLink)
      const address = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? assert.fail(html)
      const answer = await app.fetch(address.replaceAll('&amp;', '&'))
      const { title, poster_url } = await windows()
      const { html: frame, thumbnail_width, thumbnail_height, ...described } = await answer.json()
      assert.deepEqual(described, {
        ...{ version: '1.0', type: 'video', title, provider_name: 'Lumen', provider_url: 'http://localhost' },
        ...{ cache_age: 300, width: 360, height: 640, thumbnail_url: `http://localhost${poster_url}` },
      })
      assert.equal(Math.round((thumbnail_width / thumbnail_height) * 16), 9)
      const source = 'http://localhost/embed/feed?source=video&#38;slug=windows&#38;brand-id=1'
      assert.ok(frame.startsWith(`<iframe src="${source}" title="${title}" width="360" height="640"`), frame)
      for (const [query, status] of [
        ['url=http://localhost/l/nothing-here', 404],
        ['', 404],
        ['url=https://other.example/video/windows', 404],
        ['url=http://localhost/settings', 404],
        [`format=yaml&url=${encodeURIComponent(shortLink)}`, 501],
      ] as const)
        assert.equal((await app.fetch(`/oembed?${query}`)).status, status, query)
    })

    it('are described by oEmbed within the room that there is, as JSON and XML, and 401 for what is not public [N09] [T21] [S04]', async () => {
      const ask = (url: string, query = '') =>
        app.fetch(`/oembed?url=${encodeURIComponent(`http://localhost${url}`)}${query}`)
      for (const [query, width, height] of [
        ['&maxwidth=180', 180, 320],
        ['&maxheight=64', 36, 64],
        ['&maxwidth=90&maxheight=1000', 90, 160],
        ['&maxwidth=x&maxheight=-4', 360, 640],
      ] as const) {
        const answer = await (await ask('/video/windows', query)).json()
        assert.deepEqual([answer.width, answer.height], [width, height], query)
        assert.ok(answer.thumbnail_width <= (query.includes('x&') ? 4000 : 1000))
        assert.ok(answer.html.includes(`width="${width}" height="${height}"`))
      }
      for (const [path, source] of [
        ['/community/night-skies?layout=card', 'community?slug=night-skies&#38;layout=card&#38;brand-id=1'],
        ['/profile/mira.light', 'profile?slug=mira.light&#38;brand-id=1'],
        ['/group/slow-light', 'loop?slug=slow-light&#38;brand-id=1'],
        ['/latest', 'feed?source=latest&#38;brand-id=1'],
        ['/halcyon/home', 'feed?source=home&#38;brand-id=2'],
      ] as const) {
        const answer = await (await ask(path)).json()
        assert.deepEqual([answer.type, answer.width, answer.height], ['rich', 600, 640], path)
        assert.ok(answer.html.includes(`src="http://localhost/embed/${source}"`), answer.html)
        assert.equal((await app.fetch(`/embed/${source.replaceAll('&#38;', '&')}`)).status, 200, path)
      }
      const { html } = await (await ask('/video/windows?t=12')).json()
      assert.ok(html.includes('source=video&#38;slug=windows&#38;start-at=12&#38;brand-id=1'), html)
      const framed = await (await app.fetch('/embed/feed?source=video&slug=windows&t=12')).text()
      assert.match(framed, /<geuin-feed source="video" slug="windows" start-at="12" eager>/)
      const xml = await ask('/video/windows', '&format=xml')
      assert.equal(xml.headers.get('content-type'), 'text/xml; charset=utf-8')
      const text = await xml.text()
      assert.match(
        text,
        /^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1.0<\/version><type>video</,
      )
      assert.match(text, /<html>&#60;iframe src=&#34;http:/)

      const { title } = await windows()
      await app.db.query(sql`update videos set title = '"><script>' where slug = 'windows'`)
      const attacked = await (await ask('/video/windows')).json()
      await app.db.query(sql`update videos set title = ${title} where slug = 'windows'`)
      assert.ok(attacked.html.includes('title="&#34;&#62;&#60;script&#62;"'), attacked.html)

      await app.db.query(
        sql`update communities set is_closed = true where id = (select community_id from videos where slug = 'windows' and brand_id = 1)`,
      )
      const closed = await ask('/video/windows')
      await app.db.query(
        sql`update communities set is_closed = false where id = (select community_id from videos where slug = 'windows' and brand_id = 1)`,
      )
      assert.equal(closed.status, 401)
      assert.equal((await ask('/video/nothing-here')).status, 404)
    })

    it('are described by a video’s own page too, by Open Graph and oEmbed, as text [F14] [S04]', async () => {
      const { html } = await open('http://localhost/video/windows')
      const { title, caption, poster_url } = await windows()
      const [picture, address] = [`http://localhost${poster_url}`, 'http://localhost/video/windows']
      const described = ['og:title', 'og:description', 'og:url'].map((name) => property(html, name))
      assert.deepEqual(described, [title, caption, address])
      assert.match(property(html, 'og:image') ?? '', previewAddress)
      assert.match(html, /<geuin-feed source="home"/)
      const oembed = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? assert.fail(html)
      const answer = await (await app.fetch(oembed.replaceAll('&amp;', '&'))).json()
      assert.deepEqual([answer.title, answer.thumbnail_url], [title, picture])
      await app.db.query(sql`update videos set title = '"><script>$&' where slug = 'windows'`)
      const attacked = (await open(address)).html
      await app.db.query(sql`update videos set title = ${title} where slug = 'windows'`)
      assert.equal(property(attacked, 'og:title'), '&quot;&gt;&lt;script&gt;$&amp;')
      assert.equal((await app.fetch('/oembed?url=http://localhost/video/nothing-here')).status, 404)
      const missing = await open('http://localhost/video/nothing-here')
      assert.deepEqual([missing.answer.status, property(missing.html, 'og:title')], [200, undefined])
    })

    it('have an oEmbed preview that every page of the sites leads to, of what can be shown elsewhere, and no other [N09] [T21] [F14]', async () => {
      const addresses = (html: string) =>
        [...html.matchAll(/<link rel="alternate" type="([^"]+)oembed" href="([^"]+)"/g)].map(([, type, href = '']) => ({
          type,
          href: href.replaceAll('&amp;', '&'),
        }))
      const one = ['/community/night-skies', '/group/slow-light', '/profile/mira.light', '/video/windows']
      const many = ['/home', '/latest', '/popular', '/explore', '/brand/lumen']
      const sites = [...one, ...many].flatMap((path) => [path, `${path}/`, `/app${path}`])
      for (const path of [...sites, '/halcyon/home', '/halcyon/explore']) {
        const { answer, html } = await open(`http://localhost${path}`)
        const [json, xml] = addresses(html)
        assert.deepEqual([json?.type, xml?.type], ['application/json+', 'text/xml+'], path)
        assert.equal(addresses(html).length, 2, path)
        const { title, html: frame } = await (await app.fetch(json?.href ?? '')).json()
        assert.ok(title, path)
        assert.ok(new URL(json?.href ?? '').searchParams.get('url')?.startsWith('http://localhost/'))
        const source = /src="([^"]+)"/.exec(frame)?.[1]?.replaceAll('&#38;', '&') ?? ''
        assert.equal((await app.fetch(source)).status, 200, source)
        assert.equal((await app.fetch(xml?.href ?? '')).headers.get('content-type'), 'text/xml; charset=utf-8')
        const tag = answer.headers.get('etag') ?? assert.fail(path)
        const again = await app.fetch(new Request(`http://localhost${path}`, { headers: { 'if-none-match': tag } }))
        assert.equal(again.status, 304, path)
      }
      for (const path of ['/settings', '/terms', '/community/nothing-here', '/app/settings', '/app/profile/nobody'])
        assert.deepEqual(addresses((await open(`http://localhost${path}`)).html), [], path)
    })

    it('are described by the pages of a brand’s app, with what search engines ask for [F14] [B07] [S04]', async () => {
      for (const [site, brandId] of [
        ['app', '1'],
        ['halcyon', '2'],
      ] as const) {
        const [video] = await app.db.query<{ slug: string; title: string; file: string }>(sql`
          select v.slug, v.title, m.fast_start_url as file from videos v join media m on m.id = v.media_id
          left join communities c on c.id = v.community_id
          where v.brand_id = ${brandId} and not coalesce(c.is_closed, false) and m.fast_start_url is not null
          order by v.id limit 1`)
        if (!video) assert.fail(site)
        for (const page of ['community', 'profile'] as const) {
          const [table, about, slug, isOpen] =
            page === 'profile'
              ? [sql`users`, sql`bio`, sql`nickname`, sql`deleted_at is null`]
              : [sql`communities`, sql`description`, sql`slug`, sql`not is_closed`]
          const [it] = await app.db.query<{ id: string; slug: string; about: string }>(sql`
            select id::text, ${slug} as slug, ${about} as about from ${table}
            where brand_id = ${brandId} and ${isOpen} and ${about} ~ '^[a-zA-Z ,.]+$' order by id limit 1`)
          if (!it) assert.fail(page)
          const path = `http://localhost/${site}/${page}/${it.slug}`
          const describedAs = async () =>
            /<meta name="description" content="([^"]+)">/.exec((await open(path)).html)?.[1]
          assert.equal(await describedAs(), it.about)
          await app.db.query(sql`update ${table} set ${about} = '' where id = ${it.id}`)
          assert.match((await describedAs()) ?? '', /^[^"]+ · [^"]+$/, `${page} that says nothing of itself`)
          await app.db.query(sql`update ${table} set ${about} = ${it.about} where id = ${it.id}`)
        }
        const address = `http://localhost/${site}/video/${video.slug}`
        const { answer, html } = await open(address)
        assert.equal(answer.status, 200)
        assert.match(html, new RegExp(`<geuin-app route-base="/${site}"`))
        assert.deepEqual([property(html, 'og:title'), property(html, 'og:url')], [video.title, address])
        assert.ok(html.includes(`<link rel="canonical" href="${address}">`))
        const [, description] = /<meta name="description" content="([^"]+)">/.exec(html) ?? []
        assert.ok(description)
        assert.deepEqual([description, html.split('name="description"').length], [property(html, 'og:description'), 2])
        assert.ok(
          html.includes(
            `href="http://localhost/oembed?${new URLSearchParams({ url: address, format: 'json' })}"`.replaceAll(
              '&',
              '&amp;',
            ),
          ),
        )
        assert.match(answer.headers.get('permissions-policy') ?? '', /camera=\(self\), microphone=\(self\)/)
        const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
        assert.deepEqual(
          [data['@type'], data.name, data.url, data.contentUrl],
          ['VideoObject', video.title, address, `http://localhost${video.file}`],
        )
        assert.match(data.duration, /^PT[\d.]+S$/)
        assert.ok(Date.parse(data.uploadDate))
        const oembed = await (await app.fetch(`/oembed?url=${encodeURIComponent(address)}`)).json()
        assert.equal(oembed.title, video.title)
        await app.db.query(sql`update videos set title = '</script><script>$&' where slug = ${video.slug}`)
        const attacked = (await open(address)).html
        await app.db.query(sql`update videos set title = ${video.title} where slug = ${video.slug}`)
        assert.equal(attacked.match(/<script/g)?.length, 2, 'the page’s own and the data')
        assert.equal(attacked.match(/<title>/g)?.length, 1)
      }
      const statuses = async (...paths: string[]) =>
        Promise.all(paths.map(async (path) => (await app.fetch(path)).status))
      const there = [
        '/app',
        '/app/',
        '/app/explore',
        '/app/community/night-skies',
        '/app/posts/create',
        '/app/settings/privacy',
        '/halcyon/home',
      ]
      assert.deepEqual(new Set(await statuses(...there)), new Set([200]))
      const missing = [
        '/app/nope',
        '/app/settings/nonsense',
        '/app/video/nothing-here',
        '/app/community/x/y',
        '/app/video/%E0%A4%A',
      ]
      assert.deepEqual(new Set(await statuses(...missing)), new Set([404]))
    })

    it('are resolved by the API as well, by the whole link or its last part [F24] [F14]', async () => {
      const { shortLink } = (await share()).data
      for (const link of [shortLink, shortLink.split('/').at(-1) ?? '']) {
        const answer = await app.fetch(`${paths.resolveHtml}?link=${encodeURIComponent(link)}`)
        assert.equal(answer.status, 200)
        assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
        assert.equal(property(await answer.text(), 'og:title'), (await windows()).title)
      }
      for (const link of ['nothing-here', 'https://evil.example/', '../x']) {
        assert.equal((await call(app, `${paths.resolveHtml}?link=${encodeURIComponent(link)}`)).status, 404, link)
      }
      const missing = await app.fetch('/l/nothing-here')
      assert.equal(missing.status, 404)
      assert.match(await missing.text(), /There is nothing here/)
    })

    it('lead to the site only, and run nothing that they contain [F14] [S04]', async () => {
      const attack = '"><script>alert(1)</script>'
      const { data } = await share({ title: attack, description: attack, query_params: { [attack]: attack, '"': "'" } })
      const { answer, html } = await open(data.shortLink)
      assert.ok(!html.includes('<script'))
      assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
      for (const path_params of [
        { page: 'video' },
        { page: 'admin' },
        { page: '//evil.example' },
        { page: 'video', slug: '..' },
      ]) {
        assert.equal((await share({ path_params })).status, 400, JSON.stringify(path_params))
      }
      const odd = await share({ path_params: { page: 'profile', slug: '/../../@evil.example?x#y' } })
      for (const href of hrefs((await open(odd.data.shortLink)).html)) {
        assert.match(href, /^http:\/\/localhost\/profile\/%2F/)
      }
    })

    it('hold no words or pictures of their makers, whoever these are [F14] [S04]', async () => {
      const words = 'Your Lumen account is suspended. Call +1 555 0100'
      const own = { title: words, description: words, preview_url: 'https://evil.example/pixel.png' }
      const { headers } = await signIn(app, 'theo')
      const links = [
        (await share(own)).data.shortLink,
        (await share({ ...own, path_params: {} })).data.shortLink,
        (await share({ ...own, path_params: { page: 'video', slug: words } })).data.shortLink,
        (await share(own, headers)).data.shortLink,
        (await appLink('get_app', {}, own)).data.link,
        (await appLink('spark', { video_slug: 'windows' }, own, headers)).data.link,
      ]
      for (const link of links) {
        const { answer, html } = await open(link)
        // An address may hold them, the page's own words may not.
        assert.ok(!html.replace(/(href|content)="[^"]*(http|url=)[^"]*"/g, '').includes('suspended'), link)
        assert.ok(!html.includes('evil.example'), link)
        assert.match(answer.headers.get('content-security-policy') ?? '', /img-src data: http:\/\/localhost;/)
      }
      assert.equal(property((await open(links[1] ?? '')).html, 'og:title'), 'Lumen')
    })

    it('are not found for addresses that nothing can have, quickly for long ones [F14] [S04]', async () => {
      for (const path of ['/video/%00', '/app/video/%00', '/embed/profile?slug=%00&brand-id=1'])
        assert.equal((await app.fetch(path)).status, (await app.fetch(path.replace('%00', 'nothing'))).status, path)
      const slow = `http://localhost/l/a?${'/l/a?'.repeat(3000)}\n`
      for (const address of ['http://localhost/video/%00', slow, slow.slice(0, 1999)])
        assert.equal((await app.fetch(`/oembed?url=${encodeURIComponent(address)}`)).status, 404, address.slice(0, 60))
    })

    it('take no more than they need: long slugs, many parameters and large bodies are refused [F14] [S04]', async () => {
      const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, 'x']))
      for (const [change, status] of [
        [{ path_params: { page: 'video', slug: 'x'.repeat(201) } }, 400],
        [{ query_params: { a: 'x'.repeat(201) } }, 400],
        [{ query_params: { ['x'.repeat(61)]: '1' } }, 400],
        [{ query_params: many }, 400],
        [{ query_params: { ...many, p20: undefined, p0: 'x'.repeat(200) } }, 200],
        [
          {
            query_params: Object.fromEntries(
              Object.keys(many)
                .slice(1)
                .map((name) => [name, 'x'.repeat(200)]),
            ),
          },
          400,
        ],
        [{ extra: 'x'.repeat(9000) }, 413],
      ] as const)
        assert.equal((await share(change)).status, status, JSON.stringify(change).slice(0, 60))
      assert.equal((await appLink('get_app', { community: 'x'.repeat(201) })).status, 400)
    })

    it('name the viewer who shares, by the session and not by the body, until the account is deleted [F14] [F15] [S04]', async () => {
      const { headers } = await signIn(app, 'ines', { isVerified: true })
      const query_params = { utm_source: 'web', from_username: 'mira.light' }
      const sharer = async (link: string) =>
        new URL(hrefs((await open(link)).html).at(-1) ?? '').searchParams.get('from_username')
      assert.equal(await sharer((await share({ query_params })).data.shortLink), null)
      const { shortLink } = (await share({ query_params }, headers)).data
      assert.equal(await sharer(shortLink), 'ines')
      await app.db.query(sql`update users set nickname = 'ines.now' where nickname = 'ines'`)
      assert.equal(await sharer(shortLink), 'ines.now')
      const left = await call(app, paths.deleteAccount, { method: 'DELETE', headers })
      assert.equal(left.code, codes.ok, left.message)
      assert.equal(await sharer(shortLink), null)
      const gone = sql`select 1 from links l left join users u on u.id = l.sharer_id
        where u.deleted_at is not null or l.query->>'from_username' is not null`
      assert.deepEqual(await app.db.query(gone), [])
    })

    it('end when nobody has opened them for 90 days, and are deleted [F14] [S04]', async () => {
      const day = 24 * 60 * 60 * 1000
      const { data } = await share({ query_params: { utm_source: 'opened' } })
      const slug = data.shortLink.split('/').at(-1) ?? ''
      const status = async () => (await app.fetch(`/l/${slug}`)).status
      const start = time
      time += (linkDays - 1) * day
      assert.equal(await status(), 200)
      time += (linkDays - 1) * day
      assert.equal(await status(), 200, 'opening it prolongs it')
      await app.services.links.sweep()
      assert.deepEqual(await app.db.query(sql`select slug from links`), [{ slug }])
      time += linkDays * day
      assert.equal(await status(), 404)
      await app.services.links.sweep()
      assert.deepEqual(await app.db.query(sql`select slug from links`), [])
      time = start
    })

    it('open each action in the app [F18]', async () => {
      for (const type of getAppTypes) {
        const { data, code, message } = await appLink(type, {
          video_slug: 'windows',
          community_slug: 'night-skies',
          loop_slug: 'slow-light',
        })
        assert.equal(code, 200, message)
        const { html } = await open(data.link)
        const [ios = '', android = '', web = ''] = hrefs(html)
        assert.equal(ios, 'https://apps.example/lumen')
        assert.match(new URL(android).searchParams.get('referrer') ?? '', new RegExp(`action=${type}$`))
        assert.equal(new URL(web).searchParams.get('action'), type)
        assert.ok(!html.includes('http-equiv'), 'the app is offered first')
      }
      assert.equal((await appLink('dance')).status, 400)
    })

    it('name what the action is about, by id or slug, and the site’s page of it [F18]', async () => {
      const [video] = await app.db.query<{ id: string; title: string }>(
        sql`select id::text, title from videos where slug = 'windows'`,
      )
      const about = async (type: string, payload: object, more = {}, headers = {}) => {
        const { html } = await open((await appLink(type, payload, more, headers)).data.link)
        return [property(html, 'og:title'), new URL(hrefs(html).at(-1) ?? '').pathname]
      }
      assert.deepEqual(await about('spark', { video_id: video?.id }), [video?.title, '/video/windows'])
      assert.deepEqual(await about('comment', { video: 'windows' }), [video?.title, '/video/windows'])
      assert.deepEqual(await about('join_community', { community_slug: 'night-skies' }), [
        'Night Skies',
        '/community/night-skies',
      ])
      assert.deepEqual((await about('subscribe', { loop_slug: 'slow-light' }))[1], '/group/slow-light')
      assert.deepEqual(await about('get_app', {}), ['Get Lumen', '/home'])
      assert.deepEqual(await about('spark', { video_id: '999999999' }), ['Spark it on Lumen', '/home'])
      assert.deepEqual(await about('spark', { video_id: 'x' }, { title: 'Mine' }), ['Spark it on Lumen', '/home'])
      assert.deepEqual(await about('get_app', {}, {}, { 'x-brand-id': '2' }), ['Get Halcyon', '/home'])
    })

    it('show nothing of a closed community’s videos [F18] [S04]', async () => {
      const [closed] = await app.db.query<{ slug: string; title: string }>(
        sql`select v.slug, v.title from videos v join communities c on c.id = v.community_id where c.is_closed and v.brand_id = 1 limit 1`,
      )
      assert.ok(closed)
      const { html } = await open((await appLink('video', { video_slug: closed.slug })).data.link)
      assert.ok(!html.includes(closed.title))
      assert.equal(property(html, 'og:image'), undefined)
    })

    it('offer a phone its own shop only [F18] [A02]', async () => {
      const { link } = (await appLink('get_app')).data
      assert.deepEqual(hrefs((await open(link, phone.iphone)).html)[0], 'https://apps.example/lumen')
      assert.equal(hrefs((await open(link, phone.iphone)).html).length, 2)
      assert.match(hrefs((await open(link, phone.android)).html)[0] ?? '', /^https:\/\/play\.example\/lumen\?referrer=/)
      assert.equal(hrefs((await open(link, phone.android)).html).length, 2)
    })

    it('speak the language of the browser [F18] [T23]', async () => {
      const { link } = (await appLink('get_app')).data
      const page = await open(link, undefined, 'ar,en;q=0.5')
      assert.match(page.html, /<html lang="ar" dir="rtl">.*التنزيل من App Store.*المتابعة في المتصفح/s)
      assert.match(page.answer.headers.get('vary') ?? '', /accept-language/)
    })

    const send = (body: Record<string, unknown>, headers = {}) =>
      post<{ retryTime: number } | null>(app, paths.sendDownloadLink, body, headers)

    it('arrive by mail, by text message or both [F13] [E17]', async () => {
      const both = { email: 'Reader@mail.example', mobile: '+1 (415) 555-0132', query_params: { utm_source: 'web' } }
      assert.equal((await send(both)).code, 200)
      const [text, mail] = app.mailbox.list().toSorted((a, b) => (a.kind < b.kind ? 1 : -1))
      assert.deepEqual([mail?.to, text?.to, mail?.subject], ['reader@mail.example', '+14155550132', 'Get Lumen'])
      for (const message of [mail, text]) {
        const link = message?.text.match(/http:\S+/)?.[0] ?? ''
        const { html } = await open(link)
        assert.match(hrefs(html).at(-1) ?? '', /\/home\?utm_source=web&action=get_app$/)
      }
      const halcyon = await send({ email: null, mobile: '+4915112345678' }, { 'x-brand-id': '2' })
      assert.equal(halcyon.code, 200)
      assert.match(app.mailbox.list()[0]?.text ?? '', /Here is Halcyon/)
      for (const wrong of [{ email: null, mobile: null }, {}, { email: 'nobody' }, { mobile: '12345' }]) {
        assert.equal((await send(wrong)).status, 400, JSON.stringify(wrong))
      }
      assert.equal((await send({ mobile: '+493012345678' })).code, codes.phoneRefused)
    })

    it('are sent three times an hour to one address at most, and never twice within a minute [F13] [S04]', async () => {
      const email = 'often@mail.example'
      const { max, wait, window } = sendLimits.address
      for (let n = 0; n < max; n++) {
        assert.equal((await send({ email })).code, 200)
        const again = await send({ email: 'OFTEN@mail.example' })
        assert.equal(again.status, 429)
        assert.ok((again.data?.retryTime ?? 0) >= wait)
        assert.equal(again.headers.get('retry-after'), String(again.data?.retryTime))
        time += wait * 1000
      }
      const late = await send({ email })
      assert.deepEqual([late.status, late.data?.retryTime], [429, window - max * wait])
      assert.equal((await send({ email }, { 'x-brand-id': '2' })).code, 200)
      time += (window - max * wait) * 1000
      assert.equal((await send({ email })).code, 200)
      await app.services.downloads.sweep()
    })

    it('count for neither of two addresses when one of them has to wait [F13]', async () => {
      const [email, mobile] = ['waits@mail.example', '+14155550177']
      assert.equal((await send({ email })).code, 200)
      assert.equal((await send({ email, mobile })).status, 429)
      assert.equal((await send({ mobile })).code, 200)
    })

    it('are sent once for two parallel requests [F13]', async () => {
      const email = 'double@mail.example'
      const answers = await Promise.all([send({ email }), send({ email })])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429])
      assert.equal(app.mailbox.list().filter(({ to }) => to === email).length, 1)
    })
  })

  describe('a message with the link to the app', () => {
    it('that nobody accepts answers 5262 [F13]', async () => {
      let isDown = true
      const mail = async () => {
        if (isDown) throw new Error('mail is down')
      }
      const app = await stand.app({ messenger: { mail } })
      const send = (body: Record<string, unknown>) => post(app, paths.sendDownloadLink, body)
      assert.equal((await send({ email: 'a@mail.example' })).code, codes.codeNotSent)
      assert.equal((await send({ mobile: '+14155550132' })).code, codes.phoneRefused)
      isDown = false
      assert.equal((await send({ email: 'a@mail.example' })).code, 200, 'and may be asked for again at once')
      await app.close()
    })

    it('is sent to twenty addresses an hour for one network, and names our own address [F13] [S04]', async () => {
      const app = await stand.app({ trustedProxies: 1, publicUrl: 'https://api.example' })
      const send = (n: number, network: string, query_params = {}) =>
        call(app, paths.sendDownloadLink, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': network, host: 'evil.example' },
          body: JSON.stringify({ email: `p${n}@mail.example`, query_params }),
        })
      for (let n = 0; n < sendLimits.network.max; n++) assert.equal((await send(n, '203.0.113.7')).code, 200)
      const links = async () => (await app.db.query(sql`select slug from links`)).length
      assert.equal(await links(), 1)
      assert.equal((await send(100, '203.0.113.7', { utm_source: 'another' })).status, 429)
      assert.equal(await links(), 1, 'what is not sent is not kept')
      assert.equal((await send(101, '203.0.113.8')).code, 200)
      for (const { text } of app.mailbox.list()) assert.match(text, /https:\/\/api\.example\/l\//)
      await app.close()
    })
  })
}
