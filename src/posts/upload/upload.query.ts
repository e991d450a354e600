import { address, number, record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { mediaBase, type Settings } from '../../kit/settings'
import { paths } from '../../wire/paths'
import type { PostProblem } from '../post'
import type { Processing } from './upload'

/** What the server has of a file, and what it does with it. */
export type ServerUpload =
  | { state: 'uploading'; size: number; received: number }
  | ({ state: 'processing' | 'ready' } & Processing)
  | { state: 'failed'; problem: PostProblem }

const stages: readonly NonNullable<Processing['stage']>[] = ['reading', 'sound', 'sizes', 'cover']

/** @throws ApiError 404 once it is thrown away */
export const fetchUpload = async (settings: Settings, path: string, signal?: AbortSignal): Promise<ServerUpload> => {
  const { data } = await httpFor(settings).get(paths.videoUpload, { query: { upload_path: path }, signal })
  const it = record(data)
  const state = text(it.state)
  if (state === 'uploading') return { state, size: number(it.size), received: number(it.received) }
  if (state === 'failed') return { state, problem: (text(it.problem) || 'failed') as PostProblem }
  return {
    state: state === 'ready' ? 'ready' : 'processing',
    isWaiting: state === 'waiting',
    ...{ percent: Math.min(100, number(it.percent)), rungs: number(it.rungs), rungsDone: number(it.rungs_done) },
    stage: stages.find((known) => known === it.stage) ?? null,
    ...{ duration: number(it.duration) || null, width: number(it.width) || null, height: number(it.height) || null },
    thumb: address(it.thumb_url, mediaBase(settings)),
  }
}

/** What lets a browser send a video, for some hours. @throws ApiError */
export const fetchPermit = async (settings: Settings): Promise<string> => {
  const { data } = await httpFor(settings).send('POST', paths.videoUploadPermit, { body: {}, retry: true })
  return text(record(data).permit)
}
