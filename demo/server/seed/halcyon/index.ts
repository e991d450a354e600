import type { BrandContent } from '../content'
import { brand, categories, embeds, guidelines, linkouts, placements } from './brand'
import { communities, loops, people } from './people'
import { remarks, threads, videos } from './videos'

/** Quiet pictures for the end of the day, from an app that sends its visitors to the app. */
export const halcyon: BrandContent = {
  ...{
    brand,
    guidelines,
    categories,
    people,
    communities,
    loops,
    linkouts,
    videos,
    threads,
    remarks,
    placements,
    embeds,
    ads: [],
  },
}
