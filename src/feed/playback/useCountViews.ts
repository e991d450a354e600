import { useEffect } from 'react'
import type { Video } from '../../entities/video'
import { httpFor } from '../../kit/http'
import { useIsland } from '../../kit/island'
import { resolveSettings } from '../../kit/settings'
import type { Stage } from '../../player/types'
import { paths } from '../../wire/paths'

/** Counts a view on the server once the video in view was watched for three seconds; ads and a page's own have none. */
export const useCountViews = (stage: Stage, video: Video | null) => {
  const { element } = useIsland()
  const id = video?.counts ? video.id : null
  useEffect(() => {
    if (id === null) return
    let isCounted = false
    const count = () => {
      if (isCounted) return
      isCounted = true
      // Nobody waits for it, and a view that is not counted is no failure that a viewer could mend.
      httpFor(resolveSettings(element))
        .send('POST', paths.videoCount, { body: { video_id: id, what: 'view' }, retry: true })
        .catch(() => undefined)
    }
    // It may have been watched before this has loaded, and again when it plays again.
    if (stage.watched().includes('watched')) count()
    return stage.on('watch', (watch) => {
      if (watch.id === id && watch.event === 'watched') count()
    })
  }, [stage, element, id])
}
