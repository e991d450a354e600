import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import type { Ctx, Env } from '../http/context'

type Attributes = Readonly<Record<string, string | boolean>>

/** `geuin/server`, as the package has it. */
interface Package {
  render(tag: string, attributes: Attributes, options: object): Promise<string>
  preloadLinks(tag: string, attributes: Attributes, options: object): string
}

interface Rendering {
  brandId: string
  /** Of this server, as visitors reach it. */
  origin: string
  routeBase?: string
  path?: string
  limit?: number
}

/** @throws Error before the first build */
const load = async (root: string): Promise<Package> => {
  const file = join(root, 'dist/render.js')
  // `npm run dev` builds it again, with the names of other files.
  const { mtimeMs } = await stat(file)
  return import(`${pathToFileURL(file).href}?${mtimeMs}`)
}

/** Links for the head of a page that begins with an element; '' before the first build. */
export const preloaderOf =
  (root: string) =>
  async (tag: string, attributes: Attributes, brandId: string): Promise<string> => {
    try {
      const { preloadLinks } = await load(root)
      return preloadLinks(tag, attributes, { src: '/dist/geuin.js', apiHost: '/', brandId })
    } catch {
      return ''
    }
  }

/** Writes an element with its content; what it shows comes from this server. */
export const rendererOf =
  (app: Hono<Env>, root: string) =>
  async (c: Ctx, tag: string, attributes: Attributes, { origin, ...options }: Rendering): Promise<string> => {
    const { render } = await load(root)
    const send = async (address: string, init: RequestInit) => app.fetch(new Request(address, init), c.env)
    return render(tag, attributes, { ...options, apiHost: origin, fetch: send })
  }
