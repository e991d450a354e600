import type { BrandContent } from '../content'
import { ads, brand, categories, embeds, guidelines, linkouts, placements } from './brand'
import { notifications } from './notifications'
import { people } from './people'
import { communities, loops } from './places'
import { running } from './running'
import { remarks, threads } from './talk'
import { newVideos } from './videos.new'
import { oldVideos } from './videos.old'

const videos = [...newVideos, ...oldVideos]

/** A community of generative artists: the demo's clips are its real work. */
export const lumen: BrandContent = {
  ...{
    brand,
    guidelines,
    categories,
    people,
    communities,
    loops,
    running,
    notifications,
    linkouts,
    videos,
    threads,
    remarks,
    placements,
    ads,
    embeds,
  },
}
