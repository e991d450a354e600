import { paths } from '../../../src/wire/paths'

/** What an address needs to be good for one copy until a moment. */
export interface ExportPermit {
  export_id: string
  /** Seconds since 1970. */
  expires: string
  signature: string
}

/** Where the mail leads to: a page with the way to the file, since mail programs open links too. */
export const exportPath = '/data-export'

const withPermit = (path: string, { export_id, expires, signature }: ExportPermit) =>
  `${path}?${new URLSearchParams({ export_id, expires, signature })}`

/** @param origin this server's address */
export const fileAddress = (origin: string, permit: ExportPermit): string =>
  withPermit(`${origin}${paths.dataExportFile}`, permit)

export const pageAddress = (origin: string, permit: ExportPermit): string =>
  withPermit(`${origin}${exportPath}`, permit)
