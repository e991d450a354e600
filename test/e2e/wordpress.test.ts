import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { openPglite } from '../../demo/server/database/pglite'
import { sql } from '../../demo/server/database/sql'
import { type Demo, openDemo } from '../support/demo'
import { untilPlays } from '../support/feedOnPage'
import { noWordPress, openWordPress, type Role, type WordPress } from '../support/wordpress/wordpress'

const roles: Role[] = ['administrator', 'editor', 'author', 'contributor']
const slug = 'aurora-over-the-ridge'

const block = (address: string, attributes: object) =>
  `<!-- wp:geuin/feed ${JSON.stringify({ ...attributes, address })} --><p class="wp-block-geuin-feed"><a class="geuin" href="${address}">${address}</a></p><!-- /wp:geuin/feed -->`

/** What a role may write to show one video. */
const formsOf = (community: string) => {
  const address = `${community}/video/${slug}`
  return {
    block: block(address, { show: 'feed', source: 'video', slug }),
    shortcode: `[geuin source="video" slug="${slug}" muted]`,
    address: `\n\n${address}\n\n`,
    tag: `<geuin-feed source="video" slug="${slug}" api-host="https://evil.example" sso-token="x" onclick="x()"></geuin-feed>`,
  }
}

describe('the WordPress plugin', { skip: noWordPress }, () => {
  let demo: Demo
  let wp: WordPress

  /** Publishes a post; a contributor's by an editor. @returns its path */
  const publish = async (role: Role, content: string) => {
    const isOwn = role !== 'contributor'
    const { status, data } = await wp.call(role, '/wp/v2/posts', {
      title: `By the ${role}`,
      content,
      status: isOwn ? 'publish' : 'pending',
    })
    assert.equal(status, 201, JSON.stringify(data))
    const shown = isOwn ? data : (await wp.call('editor', `/wp/v2/posts/${data.id}`, { status: 'publish' })).data
    return new URL(String(shown.link)).pathname
  }

  const read = async (path: string) => (await fetch(wp.origin + path)).text()
  const tagsOf = (html: string) => html.match(/<geuin-[^>]*>/g) ?? []

  /** High enough for a video below a theme's header to be in view. */
  const viewport = { width: 1280, height: 1400 }

  const signIn = async (context: BrowserContext, role: Role, path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(`${wp.origin}/wp-login.php?redirect_to=${encodeURIComponent(wp.origin + path)}`)
    // The page moves the focus there a moment after it has loaded: what is typed elsewhere by then would be typed there.
    await page.locator('#user_login:focus').waitFor()
    await page.fill('#user_login', role)
    await page.fill('#user_pass', 'password')
    await page.click('#wp-submit')
    await page.waitForURL(wp.origin + path)
    return page
  }

  before(async () => {
    const db = await openPglite()
    demo = await openDemo({ db })
    wp = await openWordPress({ api_host: demo.origin, brand_id: '1' })
    const sso = { issuer: wp.origin, token_keys: `${wp.origin}/wp-json/geuin/v1/keys` }
    await db.query(sql`update brands set sso = ${JSON.stringify(sso)} where id = 1`)
  })
  after(async () => {
    await wp?.close()
    await demo?.close()
  })

  for (const role of roles)
    it(`plays for a visitor what an ${role} writes: block, shortcode, pasted address and tag; only administrators say which server [N09] [S04]`, async () => {
      const path = await publish(role, Object.values(formsOf(demo.origin)).join('\n\n'))
      const html = await read(path)
      const tags = tagsOf(html)
      assert.equal(tags.length, 4, tags.join())
      for (const tag of tags) assert.ok(tag.includes('source="video"') && tag.includes(`slug="${slug}"`), tag)
      assert.equal(tags.filter((tag) => tag.includes(`api-host="${demo.origin}"`)).length, 3)
      assert.equal(html.split('src="').filter((it) => it.includes('/geuin.js')).length, 1)
      if (role === 'author' || role === 'contributor') assert.doesNotMatch(html, /evil|onclick="x|sso-token="x/)
      const page = await demo.browser.newPage({ viewport })
      await page.goto(wp.origin + path)
      for (const [at, tag] of tags.entries()) {
        // An administrator and an editor may name another server, which is none.
        if (tag.includes('evil.example')) continue
        await page
          .locator('geuin-feed')
          .nth(at)
          .evaluate((it) => it.scrollIntoView({ block: 'center' }))
        const plays = (index: number) =>
          [...(document.querySelectorAll('geuin-feed')[index]?.shadowRoot?.querySelectorAll('video') ?? [])].some(
            (it) => !it.paused && it.currentTime > 0,
          )
        await page.waitForFunction(plays, at).catch(() => assert.fail(`does not play: ${tag}`))
      }
      await page.close()
    })

  for (const [theme, kind] of [
    ['twentytwentythree', 'block'],
    ['twentytwentyone', 'classic'],
  ])
    it(`plays for a visitor in a ${kind} theme, with the script in the head [N09]`, async () => {
      await wp.php(`switch_theme('${theme}'); return 1;`)
      for (const content of Object.values(formsOf(demo.origin))) {
        const path = await publish('author', content)
        assert.match((await read(path)).split('</head>')[0] ?? '', /<script type="module" src="[^"]*geuin\.js/)
        const page = await demo.browser.newPage({ viewport })
        await page.goto(wp.origin + path)
        await untilPlays(page, 1)
        await page.close()
      }
    })

  it('shows a pasted address of a feed as that feed [N09]', async () => {
    for (const source of ['home', 'latest', 'popular']) {
      const html = await read(await publish('author', `\n\n${demo.origin}/${source}\n\n`))
      assert.match(html, new RegExp(`<geuin-feed[^>]* source="${source}"`))
    }
    assert.deepEqual(tagsOf(await read(await publish('author', `\n\n${demo.origin}/settings\n\n`))), [])
  })

  it('brings nothing to a page without an element, and links with data for search engines to one with it [N09] [T22]', async () => {
    assert.doesNotMatch(await read(await publish('author', 'Nothing of it.')), /geuin/)
    const html = await read(await publish('author', '[geuin source="popular" layout="grid"]'))
    const links = html.match(/<geuin-feed[^>]*>(.*?)<\/geuin-feed>/)?.[1] ?? ''
    const pictures = [
      ...links.matchAll(/<li><a href="([^"]+)"><img ([^>]+)><\/a><br><a href="([^"]+)">([^<]+)<\/a><\/li>/g),
    ]
    assert.equal(pictures.length, 6, links)
    for (const [, address = '', picture = '', same] of pictures) {
      assert.ok(address.startsWith(`${demo.origin}/video/`), address)
      assert.equal(same, address)
      assert.match(picture, /alt="Play: [^"]+" width="270" height="480"/)
      const [, source = ''] = picture.match(/src="([^"]+\/play\.webp[^"]+)"/) ?? assert.fail(picture)
      const { status, headers } = await fetch(source.replaceAll('&#038;', '&'))
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/webp'])
    }
    const data = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '')
    const [video] = data['@graph']
    assert.deepEqual([data['@graph'].length, video['@type']], [6, 'VideoObject'])
    assert.match(video.duration, /^PT[\d.]+S$/)
    assert.match(video.contentUrl, /^http.*\.mp4$/)
    assert.match(video.thumbnailUrl, /poster/)
    const profile = await read(await publish('author', '[geuin show="profile" slug="mira.light"]'))
    assert.match(profile, /<geuin-profile[^>]*><h2>Mira Okafor<\/h2><p>[^<]+<\/p><ul/)
    const brand = await read(await publish('author', '[geuin show="profile" brand-slug="lumen"]'))
    assert.match(brand, new RegExp(`<geuin-profile[^>]*><a href="${demo.origin}/brand/lumen">`))
  })

  it('writes names from the server as text [S04]', async () => {
    demo.rules.set('/goservices/feed/community', async (_request, own) => {
      // PHP asks for it compressed.
      const plain = (await own()).body?.pipeThrough(new DecompressionStream('gzip'))
      const answer = (await new Response(plain ?? null).json()) as {
        data: { items: { title: string; slug: string }[] }
      }
      for (const item of answer.data.items)
        Object.assign(item, { title: '</script><img src=x onerror=x()>', slug: '"><b>' })
      return Response.json(answer)
    })
    const html = await read(await publish('author', '[geuin show="community" slug="night-skies"]'))
    demo.rules.clear()
    assert.match(html, /&lt;\/script&gt;&lt;img src=x/)
    assert.doesNotMatch(html, /<img src=x|"><b>/)
  })

  it('gives its token to members on this site’s pages alone [S04]', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${wp.origin}/wp-admin/admin-ajax.php?action=geuin_token`, { headers })
    assert.equal((await ask()).status, 403)
    const context = await demo.browser.newContext()
    await signIn(context, 'editor', '/wp-admin/')
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    assert.equal((await ask({ cookie, 'sec-fetch-site': 'cross-site' })).status, 403)
    const answer = await ask({ cookie })
    assert.match(answer.headers.get('cache-control') ?? '', /no-store|no-cache/)
    const { data } = (await answer.json()) as { data: { token: string } }
    const claims = JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString())
    assert.deepEqual([claims.iss, claims.aud, claims.name], [wp.origin, 'geuin:1', 'Editor of the Paper'])
    assert.equal(claims.email, undefined, 'nobody has vouched for addresses')
    await context.close()
  })

  it('gives a block its accent without a style attribute, which strict policies refuse [A08] [S04]', async () => {
    const address = `${demo.origin}/video/${slug}`
    const own = block(address, { show: 'feed', source: 'video', slug, accent: '#cc0000', radius: 4 })
    const hostile = `<div class="geuin-box" id="hostile" data-geuin-look='{"display":"none"}'>A</div>`
    const path = await publish('author', own + hostile)
    assert.doesNotMatch(await read(path), /<[^>]*geuin-box[^>]*style=/)
    const page = await demo.browser.newPage({ viewport })
    await page.goto(wp.origin + path)
    const properties = await page.locator('.geuin-box:has(geuin-feed)').evaluate((box) => {
      const style = getComputedStyle(box)
      return ['accent', 'on-accent', 'radius'].map((it) => style.getPropertyValue(`--geuin-${it}`))
    })
    assert.deepEqual(properties, ['#cc0000', '#ffffff', '4px'])
    assert.ok(await page.locator('#hostile').isVisible(), 'authors set nothing else by it')
    await page.close()
  })

  describe('behind a page cache and an optimiser that combines and defers', () => {
    before(() => Promise.all([wp.mustUse('pageCache'), wp.mustUse('optimiser')]))
    after(() => wp.mustUse(null))

    it('signs a member in and out with the site [D12] [F02]', async () => {
      const path = await publish('author', formsOf(demo.origin).block)
      const cached = await read(path)
      assert.doesNotMatch(cached, /eyJ|sso-token=/)
      const context = await demo.browser.newContext({ viewport })
      const hit = context.waitForEvent('response', (it) => it.url() === wp.origin + path)
      const page = await signIn(context, 'author', path)
      assert.equal((await hit).headers()['x-cache'], 'hit')
      const session = () => Object.keys(localStorage).find((key) => key.startsWith('geuinSession ')) ?? ''
      await page.waitForFunction(session)
      const user = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      assert.match(user, /Author of the Paper/)
      await untilPlays(page, 1)

      let requests = 0
      page.on('request', (request) => {
        if (request.url().includes('geuin_token')) requests += 1
      })
      await page.reload()
      await untilPlays(page, 1)
      assert.equal(requests, 0, 'a member who is signed in needs no other token')

      await page.goto(`${wp.origin}/wp-login.php?action=logout`)
      await page.getByRole('link', { name: 'log out' }).click()
      await page.goto(wp.origin + path)
      await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('geuinSession ')))
      await context.close()
    })

    it('plays once the visitor moves, where the optimiser delays and renames every module [N09]', async () => {
      const path = await publish('author', formsOf(demo.origin).shortcode)
      const page = await demo.browser.newPage({ viewport })
      await page.goto(`${wp.origin}${path}?rude`)
      assert.equal(await page.evaluate(() => typeof window.geuin), 'undefined')
      const renamed = await page.locator('script[data-api-host]').getAttribute('data-src')
      assert.match(renamed ?? '', /\/dist\/optimised-\w+\.js$/)
      await page.mouse.move(50, 50)
      await page.mouse.move(60, 60)
      await untilPlays(page, 1)
      await page.close()
    })
  })

  it('has a block whose preview shows what an author chooses, and which saves a link [N09]', async () => {
    const context = await demo.browser.newContext({ viewport })
    const page = await signIn(context, 'author', '/wp-admin/post-new.php')
    await page.evaluate(() => {
      const { blocks, data } = (window as unknown as { wp: Record<string, Record<string, CallableFunction>> }).wp
      data?.dispatch?.('core/block-editor').insertBlock(blocks?.createBlock?.('geuin/feed'))
    })
    await page.getByLabel('Address', { exact: true }).fill('https://elsewhere.example/x')
    await page.getByRole('button', { name: 'Embed', exact: true }).click()
    await page.getByText('This is not an address of the community.').waitFor()
    await page.getByLabel('Address', { exact: true }).fill(`${demo.origin}/community/night-skies?x=1`)
    await page.getByRole('button', { name: 'Embed', exact: true }).click()
    const preview = page.frameLocator('.geuin-preview')
    await preview.getByRole('heading', { name: 'Night Skies' }).waitFor()
    await page.getByRole('button', { name: 'Card', exact: true }).click()
    await preview.locator('geuin-community[layout="card"]').waitFor({ state: 'attached' })
    const content = await page.evaluate(async () => {
      const { data } = (window as unknown as { wp: { data: Record<string, CallableFunction> } }).wp
      data.dispatch?.('core/editor').editPost({ title: 'In the editor', status: 'publish' })
      await data.dispatch?.('core/editor').savePost()
      return data.select?.('core/editor').getCurrentPostAttribute('content') as string
    })
    assert.match(content, new RegExp(`<a class="geuin" href="${demo.origin}/community/night-skies">`))
    await page.reload()
    await preview.locator('geuin-community[layout="card"]').waitFor({ state: 'attached' })
    assert.equal(await page.getByText('unexpected or invalid content').count(), 0)
    await context.close()
  })

  it('has a pattern whose row of the latest videos is shown as it is inserted [N09]', async () => {
    const content = await wp.php(
      `return WP_Block_Patterns_Registry::get_instance()->get_registered('geuin/latest-videos')['content'];`,
    )
    const [tag = ''] = tagsOf(await read(await publish('author', String(content))))
    assert.match(tag, /^<geuin-feed.* source="latest"/)
    assert.match(tag, / layout="carousel"/)
  })

  it('lets administrators alone change its settings, and cleans what they type [S04]', async () => {
    const context = await demo.browser.newContext()
    const page = await signIn(context, 'administrator', '/wp-admin/options-general.php?page=geuin')
    await page.getByLabel('Community’s site').fill('https://brand.example/')
    await page.getByLabel('Folder of its pages').fill('javascript:x')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
    assert.match(await page.getByLabel('Registration').inputValue(), /"token_keys": "http.*\/geuin\/v1\/keys"/)
    const { host_url, route_base, api_host } = (await wp.php(`return get_option('geuin');`)) as Record<string, string>
    assert.deepEqual([host_url, route_base, api_host], ['https://brand.example', '', demo.origin])
    await context.close()
    const other = await demo.browser.newContext()
    const denied = await signIn(other, 'editor', '/wp-admin/options-general.php?page=geuin')
    await denied.getByText('not allowed').waitFor()
    await other.close()
  })

  it('has KSES keep tags and the forms of a link, which it drops without the plugin’s rules; never a frame [T21]', async () => {
    const forms = [
      '<geuin-feed source="latest" no-autoplay></geuin-feed>',
      '<a class="geuin" href="https://brand.example/video/a">A</a>',
      '<blockquote class="geuin-embed" cite="https://brand.example/video/a">A</blockquote>',
      '<div data-geuin="feed" data-source="latest">A</div>',
      '<iframe src="https://brand.example/embed/a"></iframe>',
    ]
    const kept = `return array_map('wp_kses_post', json_decode(base64_decode('${Buffer.from(JSON.stringify(forms)).toString('base64')}')));`
    assert.deepEqual(await wp.php(kept), [...forms.slice(0, 4), ''])
    const without = `remove_filter('wp_kses_allowed_html', 'Geuin\\\\allow_tags', 10); ${kept}`
    assert.deepEqual(await wp.php(without), ['', ...forms.slice(1, 4), ''])
  })

  it('speaks German, shows a sidebar’s widget, and leaves nothing but the posts’ links [N09]', async () => {
    const german = `unload_textdomain('geuin'); add_filter('plugin_locale', fn() => 'de_DE'); load_plugin_textdomain('geuin', false, 'geuin/languages'); return __('Sign members in', 'geuin');`
    assert.equal(await wp.php(german), 'Mitglieder anmelden')
    const block = `add_filter('pre_determine_locale', fn() => 'de_DE'); ${german.replace(/return .*/, '')} $all = WP_Block_Type_Registry::get_instance(); $all->unregister('geuin/feed'); Geuin\\register_block(); return [$all->get_registered('geuin/feed')->description, load_script_textdomain('geuin-block', 'geuin', WP_PLUGIN_DIR . '/geuin/languages')];`
    const [description, ofScript] = (await wp.php(block)) as [string, string]
    assert.equal(description, 'Kurze Videos und die Menschen dahinter.')
    assert.ok(JSON.parse(ofScript).locale_data.messages['Latest videos'].includes('Neueste Videos'))
    const widget = `ob_start(); the_widget('Geuin\\\\Widget', ['title' => '<b>New</b>']); return ob_get_clean();`
    assert.match(String(await wp.php(widget)), /&lt;b&gt;New.*<geuin-feed[^>]* source="latest"/s)
    const typed = { title: ' <i>New</i> ', address: 'javascript:x', more: '1' }
    const form = `$it = new Geuin\\Widget(); $it->_set(2); ob_start(); $it->form(['title' => '"><b>New</b>']); return [ob_get_clean(), $it->update(json_decode('${JSON.stringify(typed)}', true), [])];`
    const [fields, stored] = (await wp.php(form)) as [html: string, stored: object]
    assert.match(fields, /name="widget-geuin\[2\]\[title\]" value="&quot;&gt;&lt;b&gt;New&lt;\/b&gt;"/)
    assert.deepEqual(stored, { title: 'New', address: '' })
    await wp.php(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('geuin/geuin.php'); uninstall_plugin('geuin/geuin.php'); return 1;`,
    )
    assert.deepEqual(await wp.php(`return [get_option('geuin'), get_option('geuin_sso_key')];`), [false, false])
    const html = await read(await publish('author', formsOf(demo.origin).block))
    assert.match(html, new RegExp(`<a class="geuin" href="${demo.origin}/video/${slug}">`))
  })
})
