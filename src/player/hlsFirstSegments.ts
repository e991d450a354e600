/**
 * Plays the first segments of a stream by the browser's MediaSource alone, so that the first picture doesn't wait for
 * 100 kB of code. hls.js takes the media element over and continues with the next segment.
 */

import type { AttachMediaSourceData } from 'hls.js/light'
import type { Arrival } from './hlsArrival'
import type { Part, Segment, Segments, Variant } from './hlsPlaylist'

/** What goes into one source buffer. */
interface Track {
  /** As hls.js calls it. */
  name: 'audiovideo' | 'video' | 'audio'
  container: string
  codec: string
}

export interface FirstTrack extends Track, Segments {}

/** What hls.js takes over. */
export type PlayingMedia = Pick<AttachMediaSourceData, 'mediaSource' | 'tracks'>

/** Where the segments come from and how many of them are needed. */
interface Supply {
  request(part: Part): Pick<Arrival, 'pieces'>
  /** Two segments have loaded: the line is free for something else. */
  onAhead(): void
  /** Whether hls.js is loaded. */
  hasEnough(): boolean
  /** How much is put in before that, s. */
  most: number
}

/** How codecs begin in a playlist (RFC 6381 and what registers each of them). */
const pictureCodec = /^(avc|hev|hvc|vp0|av01|dvh)/
const soundCodec = /^(mp4a|ac-3|ec-3|opus|flac|alac)/i

const mimeOf = ({ container, codec }: Track) => `${container};codecs="${codec}"`

/** The tracks of a rendition, its picture first; none where the playlist doesn't tell or the browser can't play them. */
export const tracksOf = ({ codecs, soundUrl }: Variant): Track[] => {
  const pictures = codecs.filter((codec) => pictureCodec.test(codec))
  const sounds = codecs.filter((codec) => soundCodec.test(codec))
  if (!pictures.length || pictures.length + sounds.length < codecs.length) return []
  const track = (name: Track['name'], container: string, codecs: string[]) => ({
    name,
    container,
    codec: codecs.join(),
  })
  const tracks = soundUrl
    ? [track('video', 'video/mp4', pictures), track('audio', 'audio/mp4', sounds)]
    : [track(sounds.length ? 'audiovideo' : 'video', 'video/mp4', codecs)]
  const canPlay = (track: Track) => track.codec && globalThis.MediaSource?.isTypeSupported(mimeOf(track))
  return tracks.every(canPlay) ? tracks : []
}

/** @throws where an error comes before the event, or the signal is aborted */
const untilEvent = (target: EventTarget, name: string, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    target.addEventListener(name, resolve, { once: true, signal })
    target.addEventListener('error', reject, { once: true, signal })
    signal.addEventListener('abort', reject, { once: true })
  })

/** How long a segment may take, ms: as long as hls.js waits for one. */
const segmentTimeout = 10_000

const tooLong = () => new Promise<never>((_, reject) => setTimeout(reject, segmentTimeout))

/** How late a stream may begin for a browser to play it from 0, s. */
const latestStart = 0.5

const lengthOf = (segments: readonly Segment[]) => segments.reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * Puts the first segments of a stream into a media element, one after the other, each while it loads: a picture whose
 * sound comes before it, or in segments of its own, shows before its segment has loaded completely. All but the last segment,
 * which hls.js has to add so that it ends the stream.
 * @param tracks with segments that the browser can play alone
 * @param signal aborted when the element is needed for something else
 * @returns what hls.js takes over; undefined where it has to open the stream itself: for lack of tracks, where the first
 *   segment fails or can't be played, and where the stream's times don't begin at 0
 */
export const playFirst = async (
  tracks: readonly FirstTrack[],
  { request, onAhead, hasEnough, most }: Supply,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<PlayingMedia | undefined> => {
  if (!tracks.length || signal.aborted) return undefined
  const mediaSource = new MediaSource()
  const url = URL.createObjectURL(mediaSource)
  signal.addEventListener('abort', () => {
    // Frees the decoder, which a pause alone does not.
    video.removeAttribute('src')
    video.load()
  })
  video.src = url
  try {
    await untilEvent(mediaSource, 'sourceopen', signal)
    const buffers = tracks.map((track) => mediaSource.addSourceBuffer(mimeOf(track)))
    mediaSource.duration = Math.max(...tracks.map(({ segments }) => lengthOf(segments)))
    const append = async (buffer: SourceBuffer | undefined, part: Part | undefined) => {
      if (!buffer || !part) return
      const pieces = request(part).pieces()
      const late = tooLong()
      for (;;) {
        const { value } = await Promise.race([pieces.next(), late])
        if (!value) return
        signal.throwIfAborted()
        buffer.appendBuffer(value)
        await untilEvent(buffer, 'updateend', signal)
      }
    }
    const appendAll = (partOf: (track: FirstTrack) => Part | undefined) =>
      Promise.all(tracks.map((track, at) => append(buffers[at], partOf(track))))

    await appendAll(({ section }) => section)
    await appendAll(({ segments: [first] }) => first)
    if (buffers.some(({ buffered }) => buffered.start(0) > latestStart)) return undefined
    const last = Math.min(...tracks.map(({ plain, segments }) => Math.min(plain, segments.length - 1)))
    const isAhead = () => video.buffered.end(0) - video.currentTime >= most
    try {
      for (let at = 1; at < last && !hasEnough() && !isAhead(); at++) {
        await appendAll(({ segments }) => segments[at])
        onAhead()
      }
    } catch {
      // hls.js requests it again, and must not find the beginning of it in front of that.
      signal.throwIfAborted()
      for (const buffer of buffers) buffer.abort()
    }
    if (mediaSource.readyState !== 'open') return undefined
    const set = tracks.map(({ name, container, codec }, at) => [
      name,
      { id: name === 'audio' ? name : 'main', container, codec, buffer: buffers[at], listeners: [] },
    ])
    return { mediaSource, tracks: Object.fromEntries(set) }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
