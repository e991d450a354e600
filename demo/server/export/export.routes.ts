import type { Hono } from 'hono'
import { html } from 'hono/html'
import { cancelDataExport, dataExport, dataExportFile, requestDataExport } from '../../../src/wire/dataExport'
import type { Ctx, Env } from '../http/context'
import { plainPage } from '../http/notice'
import { route } from '../http/route'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { fillMarkup } from '../words/fill'
import { wordsFor } from '../words/wordsFor'
import { type ExportPermit, exportPath, fileAddress } from './addresses'

interface ExportDeps {
  services: Pick<Services, 'dataExports' | 'brands'>
  originOf(c: Ctx): string
}

/** A copy's bytes, read part by part as the caller takes them. */
const streamOf = (id: string, part: Services['dataExports']['part']) => {
  let position = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const bytes = await part(id, position++)
      if (bytes) controller.enqueue(new Uint8Array(bytes))
      else controller.close()
    },
  })
}

export const exportRoutes = ({ services: { dataExports, brands }, originOf }: ExportDeps) => [
  route(dataExport, ({ viewer }) => dataExports.read(viewer)),
  route(requestDataExport, ({ viewer, c }) => dataExports.request(viewer, originOf(c))),
  route(cancelDataExport, ({ viewer }) => dataExports.cancel(viewer)),
  route(dataExportFile, async ({ query, c }) => {
    const copy = await dataExports.open(query)
    if (!copy) throw notFound('copy')
    const { brand_slug } = await brands.byId(copy.brand_id)
    return c.body(streamOf(query.export_id, dataExports.part), 200, {
      ...{ 'content-type': 'application/zip', 'content-length': String(copy.size) },
      'content-disposition': `attachment; filename="${brand_slug}-${copy.nickname}.zip"`,
      'referrer-policy': 'no-referrer',
    })
  }),
]

/** What the link in the mail opens. */
export const exportPages = (app: Hono<Env>, { services: { dataExports, brands }, originOf }: ExportDeps): void => {
  app.get(exportPath, async (c) => {
    const { export_id = '', expires = '', signature = '' } = c.req.query()
    const permit: ExportPermit = { export_id, expires, signature }
    const copy = await dataExports.open(permit)
    const { language, overTitle, exportPage } = wordsFor(copy?.language ?? c.req.header('accept-language'))
    const { title, lead, download, overLead } = exportPage
    if (!copy)
      return plainPage(c, { mark: null, layout: 'card', language, status: 400, title: overTitle, lead: overLead })
    const { name, logo } = await brands.byId(copy.brand_id)
    return plainPage(c, {
      ...{ mark: { name, picture: logo }, layout: 'card', language, title },
      lead: fillMarkup(lead, { name: `@${copy.nickname}` }),
      body: html`<p class="actions"><a class="main" href="${fileAddress(originOf(c), permit)}">${download}</a></p>`,
    })
  })
}
