import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import { codes } from '../../../src/wire/codes'
import { discoveryOf } from '../embed/discovery'
import type { Ctx, Env } from '../http/context'
import { appHeaders } from '../http/pages'
import { readSubject } from '../link/link.routes'
import { previewTags } from '../link/previewTags'
import { videoObject } from '../link/videoObject'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { apps, type DemoApp } from './apps'
import { rendererOf } from './renderer'

interface AppPageDeps {
  services: Pick<Services, 'linkSubjects' | 'brands' | 'videoPictures'>
  originOf(c: Ctx): string
  root: string
}

/** Paths of an app's pages; another one is not there, although the app says so itself. */
const known =
  /^\/(home|explore|latest|popular|search|saved|history|settings(\/(profile|sign-in|devices|notifications|privacy|appearance|contact|delete))?|terms|privacy|notification|posts(\/(create|drafts\/)?[^/]+)?|(community|group|profile|brand|video)\/[^/]+)?\/?$/

/** Pages about one thing of which the server can say something. */
const subjects = /^\/(community|group|profile|video)\/([^/]+)\/?$/

/** What the head of a page about one thing has beside that of every page: previews, address, and a video's data. */
const subjectTags = async (deps: AppPageDeps, c: Ctx, { base, brandId }: DemoApp, path: string) => {
  const [, page, slug] = subjects.exec(path) ?? []
  if (!page || !slug) return null
  const preview = await readSubject(deps, c, { brandId, base, page, slug: decodeURIComponent(slug) })
  const video = page === 'video' ? await deps.services.linkSubjects.videoData(brandId, decodeURIComponent(slug)) : null
  const tags = html`<link rel="canonical" href="${preview.address}">
${previewTags(preview)}${video ? videoObject(preview, video) : ''}
</head>`
  return {
    title: String(html`<title>${preview.title} · ${preview.site}</title>`),
    // Search engines want one, also of what says nothing of itself.
    description: String(
      html`<meta name="description" content="${preview.description || `${preview.title} · ${preview.site}`}">`,
    ),
    tags: String(await tags),
  }
}

/** What is between the tags of a page's element. */
const appContent = /(?<=<geuin-app[^>]*>).*(?=<\/geuin-app>)/s

/** Every path below an app's base answers its one page, with what shows until the app has read the rest itself. */
export const appPages = (app: Hono<Env>, deps: AppPageDeps): void => {
  const render = rendererOf(app, deps.root)
  const contentOf = async (c: Ctx, { base, brandId }: DemoApp, path: string) => {
    const options = { brandId, origin: deps.originOf(c), routeBase: base, path }
    // Before the first build there is nothing to render with. The head has a video's data already.
    const markup = await render(c, 'geuin-app', {}, options).catch(() => '')
    const [content] = appContent.exec(markup) ?? []
    return content?.includes('><img') || content?.includes('<h2>') ? content : null
  }
  for (const site of apps)
    app.on('GET', [site.base, `${site.base}/*`], etag(), async (c) => {
      const path = new URL(c.req.url).pathname.slice(site.base.length) || '/'
      const [file, content] = await Promise.all([
        readFile(join(deps.root, 'demo/pages', site.file), 'utf8'),
        contentOf(c, site, path),
      ])
      const page = content ? file.replace(appContent, () => content) : file
      const headers = { ...appHeaders, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
      try {
        const head = await subjectTags(deps, c, site, path)
        const tags = head?.tags ?? `${await discoveryOf(deps, c, { ...site, path })}</head>`
        const named = head
          ? page
              .replace(/<title>.*<\/title>/, () => head.title)
              .replace(/<meta name="description"[^>]*>/, () => head.description)
          : page
        const html = named.replace('</head>', () => tags)
        return c.html(html, known.test(path) ? 200 : 404, headers)
      } catch (error) {
        // The app says itself what is not there; a broken escape in the path is no slug.
        const isMissing = error instanceof URIError || (error instanceof Refusal && error.code === codes.notFound)
        if (isMissing) return c.html(page, 404, headers)
        throw error
      }
    })
}
