import { type InferType, object, string } from 'yup'
import { call, count, id, nothing, timestamp } from './envelope'
import { paths } from './paths'

/** `none`: not asked for, or gone again; `failed`: it has to be asked for anew. */
export const dataExportStatuses = ['none', 'gathering', 'ready', 'failed'] as const

const status = object({
  status: string()
    .oneOf([...dataExportStatuses])
    .required(),
  /** Entries that are gathered, of `total`; null until they are counted. */
  done: count().required(),
  total: count().nullable().defined(),
  /** Of a ready one: bytes, until when it can be downloaded, and where: everybody who has the address can. */
  size: count().nullable().defined(),
  expires_at: timestamp().nullable().defined(),
  url: string().nullable().defined(),
}).required()

export type WireDataExport = InferType<typeof status>

export const dataExport = call({
  id: 'dataExport',
  method: 'GET',
  path: paths.dataExport,
  summary: 'How far the copy of the viewer’s data is',
  who: 'viewer',
  answer: status,
})

export const requestDataExport = call({
  id: 'requestDataExport',
  method: 'POST',
  path: paths.dataExport,
  summary:
    'Has a copy of the viewer’s data made, in place of an earlier one; while one is being made, that one goes on. A mail ' +
    'says when it is ready',
  who: 'viewer',
  answer: status,
})

export const cancelDataExport = call({
  id: 'cancelDataExport',
  method: 'DELETE',
  path: paths.dataExport,
  summary: 'Gives up the copy of the viewer’s data, ready or not',
  who: 'viewer',
  answer: status,
})

export const dataExportFile = call({
  id: 'dataExportFile',
  method: 'GET',
  path: paths.dataExportFile,
  summary: 'The copy of somebody’s data, by its private address',
  who: 'anyone',
  query: object({
    export_id: id().required(),
    expires: string().max(20).required(),
    signature: string().max(100).required(),
  }),
  responds: 'bytes',
  mediaType: 'application/zip',
  answer: nothing,
  errors: { 404: 'The address is wrong or over' },
})
