import { record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { putFile } from '../../kit/putFile'
import type { Settings } from '../../kit/settings'
import { uniqueId } from '../../kit/uniqueId'
import { paths } from '../../wire/paths'

const kinds = {
  cover: { folder: 'uploads/covers', endings: { 'image/jpeg': 'jpg', 'image/png': 'png' } },
  captions: { folder: 'uploads/captions', endings: { 'text/vtt': 'vtt' } },
} as const

/** Milliseconds that storing one takes at most. */
const maxTime = 60_000

/** Uploads a file that belongs to a post. @returns its path; null when it was not stored */
export const storeFile = async (settings: Settings, kind: keyof typeof kinds, file: Blob): Promise<string | null> => {
  const { folder, endings } = kinds[kind]
  const ending = (endings as Readonly<Record<string, string>>)[file.type]
  if (!ending) return null
  const path = `${folder}/${uniqueId().replace(/[^\w-]/g, '')}.${ending}`
  try {
    const body = { contentType: file.type, path }
    const { data } = await httpFor(settings).send('POST', paths.createUploadUrl, { body })
    const url = text(record(data).uploadURL)
    const signal = AbortSignal.timeout(maxTime)
    const isStored = url && (await putFile(new URL(url, settings.apiHost).href, file, { signal, onProgress() {} }))
    return isStored ? path : null
  } catch {
    return null
  }
}
