import { number, record } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { paths } from '../wire/paths'
import type { Sparked } from './spark'
import { sparkFor, viewerOf } from './sparks.atoms'

/** @throws ApiError as `send` does, and `malformed` for an answer that does not confirm it */
const sendSpark = async (settings: Settings, videoId: string, sparked: boolean): Promise<Sparked> => {
  const body = { video_id: videoId, sparked }
  const { data } = await httpFor(settings).send('POST', paths.spark, { body })
  const { counts, viewer } = record(data)
  if (record(viewer).sparked !== sparked) throw new ApiError('malformed', { data })
  return { sparked, sparks: number(record(counts).sparks) }
}

interface Tap {
  settings: Settings
  videoId: string
  /** Whether it shall be sparked; the other way round unless given. */
  sparked: boolean | undefined
  /** The server has agreed. */
  onConfirmed(sparked: boolean): void
  /** It shows as before. */
  onRefused(error: unknown): void
}

/** Sets the viewer's spark or takes it back: shows at once, and tells the server, one request after the other. */
export const tapSpark = async ({ settings, videoId, sparked, onConfirmed, onRefused }: Tap): Promise<void> => {
  const viewer = viewerOf(settings)
  const held = sparkFor(settings, videoId)
  const isOnItsWay = typeof held.now()?.asked === 'boolean'
  let spark = held.happened({ type: 'tapped', sparked: sparked ?? !held.isOn() })
  if (isOnItsWay) return
  while (spark && spark.asked !== null) {
    const { asked } = spark
    try {
      const said = await sendSpark(settings, videoId, asked)
      if (viewerOf(settings) !== viewer) return
      held.confirm(said)
      spark = held.happened({ type: 'confirmed' })
      onConfirmed(asked)
    } catch (error) {
      if (viewerOf(settings) !== viewer) return
      spark = held.happened({ type: 'refused' })
      if (!spark) onRefused(error)
    }
  }
}
