import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import type { Ctx, Env } from '../http/context'

type Attributes = Readonly<Record<string, string | boolean>>

interface Renderer {
  render(tag: string, attributes: Attributes, options: object): Promise<string>
}

interface Rendering {
  brandId: string
  /** Of this server, as visitors reach it. */
  origin: string
  routeBase?: string
  path?: string
  limit?: number
}

/** Writes an element with its content, by `geuin/server`, as the package has it; what it shows comes from this server. */
export const rendererOf =
  (app: Hono<Env>, root: string) =>
  async (c: Ctx, tag: string, attributes: Attributes, { origin, ...options }: Rendering): Promise<string> => {
    const { render } = (await import(pathToFileURL(join(root, 'dist/render.js')).href)) as Renderer
    const send = async (address: string, init: RequestInit) => app.fetch(new Request(address, init), c.env)
    return render(tag, attributes, { ...options, apiHost: origin, fetch: send })
  }
