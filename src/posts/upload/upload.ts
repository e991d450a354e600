/** The upload of one video, from the chosen file until the server has made it ready: a pure machine. */
import type { PostProblem } from '../post'

/** Why a chosen file is not sent. */
export type FileProblem = 'type' | 'large' | 'long'

/** Why an upload can't go on by itself. */
export type StopProblem =
  /** This browser has the file no more, or never had it: after a reload, or on another device. */
  | 'file'
  /** The server refuses it now: too many, too large, no room. */
  | 'refused'
  | 'unexpected'

/** How far a file has travelled; bytes. */
export interface Sending {
  name: string
  size: number
  sent: number
  /** Bytes in a second; null until that can be told. */
  rate: number | null
}

/** What the server does with a file. */
export interface Processing {
  percent: number
  stage: 'reading' | 'sound' | 'sizes' | 'cover' | null
  rungs: number
  rungsDone: number
  /** Others are before it. */
  isWaiting: boolean
  /** Seconds; null until the file has been read. */
  duration: number | null
  width: number | null
  height: number | null
  /** Address of a small picture; null until it is made. */
  thumb: string | null
}

export type Upload =
  | { status: 'none' }
  | { status: 'refused'; name: string; problem: FileProblem }
  | ({ status: 'sending' | 'paused' | 'offline' } & Sending)
  | ({ status: 'stopped'; problem: StopProblem } & Sending)
  | ({ status: 'processing' | 'ready' } & Processing)
  | { status: 'failed'; problem: PostProblem }

export type UploadEvent =
  | { type: 'refused'; name: string; problem: FileProblem }
  | { type: 'began'; name: string; size: number }
  | { type: 'sent'; sent: number; rate: number | null }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'lineLost' }
  | { type: 'stopped'; problem: StopProblem }
  /** The server has a part of a file that this browser does not send. */
  | { type: 'found'; name: string; size: number; sent: number }
  | ({ type: 'processed'; isReady: boolean } & Processing)
  | { type: 'failed'; problem: PostProblem }
  | { type: 'removed' }

export const noUpload: Upload = { status: 'none' }

type Moving = Extract<Upload, Sending>

const isMoving = (upload: Upload): upload is Moving => 'sent' in upload

/** Whether the server has received the whole file. */
export const isReceived = ({ status }: Upload): boolean => status === 'processing' || status === 'ready'

const moved = (upload: Upload, status: 'sending' | 'paused' | 'offline'): Upload => {
  if (!isMoving(upload)) return upload
  const { name, size, sent, rate } = upload
  return { status, name, size, sent, rate: status === 'sending' ? rate : null }
}

export const stepUpload = (upload: Upload, event: UploadEvent): Upload => {
  switch (event.type) {
    case 'refused':
      return { status: 'refused', name: event.name, problem: event.problem }
    case 'began':
      // The part that the server has already is reported before the first byte is sent.
      return { status: 'sending', name: event.name, size: event.size, sent: 0, rate: null }
    case 'sent': {
      // What arrives after a pause was under way.
      if (!isMoving(upload) || upload.status === 'stopped') return upload
      const status = upload.status === 'offline' ? 'sending' : upload.status
      return { ...upload, status, sent: Math.min(event.sent, upload.size), rate: event.rate }
    }
    case 'paused':
      return moved(upload, 'paused')
    case 'resumed':
      return moved(upload, 'sending')
    case 'lineLost':
      return upload.status === 'sending' ? moved(upload, 'offline') : upload
    case 'stopped':
      return isMoving(upload) ? { ...upload, status: 'stopped', problem: event.problem } : upload
    case 'found': {
      const { name, size, sent } = event
      return { status: 'stopped', problem: 'file', name, size, sent, rate: null }
    }
    case 'processed': {
      const { type: _, isReady, ...processing } = event
      return { status: isReady ? 'ready' : 'processing', ...processing }
    }
    case 'failed':
      return { status: 'failed', problem: event.problem }
    case 'removed':
      return noUpload
  }
}
