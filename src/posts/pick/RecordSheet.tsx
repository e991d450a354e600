import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../../kit/format'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useStyles } from '../../ui/styles/useStyles'
import { videoLimits } from '../../wire/videoFile'
import { postsStrings } from '../posts.strings'
import styles from './PickZone.css'

interface Props {
  onFile(file: File): void
  onClose(): void
}

/** What this browser records, the one that most others play first. */
const types = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4', 'video/webm;codecs=vp8,opus', 'video/webm']

const wanted: MediaStreamConstraints = {
  audio: true,
  video: { facingMode: 'user', width: { ideal: 1080 }, height: { ideal: 1920 } },
}

const endTracks = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const record = (stream: MediaStream, onFile: (file: File) => void): MediaRecorder => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onstop = () => {
    const type = (recorder.mimeType.split(';')[0] ?? '') || 'video/webm'
    onFile(new File(parts, `recording.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type }))
  }
  recorder.start(1000)
  return recorder
}

/** Records a video with this device's camera, as long as a post may be. */
export default function RecordSheet({ onFile, onClose }: Props) {
  useStyles(styles)
  const t = useT(postsStrings)
  const picture = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | 'refused' | null>(null)
  const [recorder, setRecorder] = useState<MediaRecorder | null>(null)
  /** How long it has recorded; null until it has begun. */
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    let own: MediaStream | null = null
    navigator.mediaDevices.getUserMedia(wanted).then(
      (opened) => {
        own = opened
        if (isOver) endTracks(opened)
        else setStream(opened)
      },
      () => !isOver && setStream('refused'),
    )
    return () => {
      isOver = true
      endTracks(own)
    }
  }, [])
  useEffect(() => {
    if (picture.current && stream instanceof MediaStream) picture.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (!recorder) return
    let timer: ReturnType<typeof setInterval> | undefined
    // A busy device takes a second to encode the first frame: stopped before, the file has sound alone.
    recorder.onstart = () => {
      const began = Date.now()
      setSeconds(0)
      timer = setInterval(() => {
        const now = (Date.now() - began) / 1000
        setSeconds(now)
        if (now >= videoLimits.seconds && recorder.state === 'recording') recorder.stop()
      }, 250)
    }
    return () => {
      clearInterval(timer)
      // A sheet that was closed gives no file, and counts nothing: a recorder that had not begun does so when it is stopped.
      recorder.onstop = recorder.onstart = null
      if (recorder.state === 'recording') recorder.stop()
    }
  }, [recorder])
  const time = t('posts.record.time', { time: formatClock(seconds ?? 0), limit: formatClock(videoLimits.seconds) })
  return (
    <BottomSheet title={t('posts.pick.record')} size="expanded" onClose={onClose}>
      {stream === 'refused' ? (
        <StateMessage
          drawing={drawings.offline}
          title={t('posts.record.refused')}
          text={t('posts.record.refused.text')}
          alert
        />
      ) : (
        <div className="record">
          <video ref={picture} className="record-picture" autoPlay muted playsInline />
          <p>{recorder ? time : t('posts.record.hint')}</p>
          {recorder ? (
            <Button variant="danger" wide pending={seconds === null} onClick={() => recorder.stop()}>
              {t('posts.record.stop')}
            </Button>
          ) : (
            <Button
              variant="primary"
              wide
              disabled={stream === null}
              onClick={() => stream && setRecorder(record(stream, onFile))}
            >
              {t('posts.record.start')}
            </Button>
          )}
        </div>
      )}
    </BottomSheet>
  )
}
