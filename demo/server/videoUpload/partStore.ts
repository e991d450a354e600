import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { videoReceiving } from './receiving'

/** Bytes that a request holds in memory, and that a crash loses at most. */
export const partBytes = 4 * 1024 * 1024

/**
 * Where tus keeps bytes: in parts, each a file of the storage with its row, so that the rows alone say how far an upload
 * is and any process can take the next bytes.
 */
export class PartStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']

  constructor(private readonly receiving: Pick<ReturnType<typeof videoReceiving>, 'read' | 'add'>) {
    super()
  }

  /** What is being written for each upload: tus does not wait for it when a request is cut off. */
  private readonly writing = new Map<string, Promise<unknown>>()

  /** @returns the offset behind what is kept */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const written = this.keepAll(stream, id, offset)
    const settled = written.catch(() => {})
    this.writing.set(id, settled)
    try {
      return await written
    } finally {
      if (this.writing.get(id) === settled) this.writing.delete(id)
    }
  }

  private async keepAll(stream: Readable, id: string, offset: number): Promise<number> {
    let end = offset
    let chunks: Uint8Array[] = []
    let size = 0
    const keep = async () => {
      if (size === 0) return
      const bytes = Buffer.concat(chunks, size)
      chunks = []
      size = 0
      if (!(await this.receiving.add(id, end, bytes))) throw ERRORS.INVALID_OFFSET
      end += bytes.byteLength
    }
    try {
      for await (const chunk of stream) {
        chunks.push(chunk as Uint8Array)
        size += (chunk as Uint8Array).byteLength
        if (size >= partBytes) await keep()
      }
    } finally {
      // What has arrived of a request that was cut off need not come again.
      await keep()
    }
    return end
  }

  override async getUpload(id: string): Promise<Upload> {
    await this.writing.get(id)
    const upload = await this.receiving.read(id)
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    const metadata = { filetype: upload.content_type, filename: upload.file_name }
    return new Upload({ id, size: upload.size, offset: upload.received, metadata })
  }
}
