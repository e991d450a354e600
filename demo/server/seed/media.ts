import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '../database/database'
import { firstUrlsOf } from '../videoProcessing/playlist'
import { insertRows } from './rows'

/** An entry of demo/media/clips.json; files are relative to demo/media/clips. */
interface Clip {
  slug: string
  width: number
  height: number
  duration: number
  hls: string
  fastStart: string | null
  poster: string
  thumb: string
  placeholder: string
  captions: { lang: string; label: string; file: string }[]
  alt: string
  /** Changes when the clip is made anew. */
  recipe: string
}

export interface Clips {
  idOf(slug: string): number
  poster(slug: string): string
  thumb(slug: string): string
}

/** Folders of each clip's renditions, the lowest first, see demo/media/encode.mjs. */
const renditions = ['low', 'high']

/** The clip's folder in addresses carries its version, so that caches may keep every file for ever. */
const address = ({ slug, recipe }: Clip, file: string) =>
  `/media/clips/${file.replace(`${slug}/`, `${slug}~${recipe.slice(0, 8)}/`)}`

/** Makes a media row of each of the demo's clips. */
export const seedMedia = async (tx: Queryable, root: string): Promise<Clips> => {
  const clips = JSON.parse(await readFile(join(root, 'demo/media/clips.json'), 'utf8')) as Clip[]
  const columns = {
    ...{ id: 'bigint', width: 'int', height: 'int', duration: 'float8', hls_url: 'text', fast_start_url: 'text' },
    ...{ poster_url: 'text', thumb_url: 'text', placeholder: 'text', captions: 'jsonb', alt: 'text' },
    hls_first_urls: 'jsonb',
  }
  const rows = clips.map((clip, index) => ({
    id: index + 1,
    ...{ width: clip.width, height: clip.height, duration: clip.duration },
    hls_url: address(clip, clip.hls),
    hls_first_urls: firstUrlsOf(renditions),
    fast_start_url: clip.fastStart && address(clip, clip.fastStart),
    poster_url: address(clip, clip.poster),
    thumb_url: address(clip, clip.thumb),
    placeholder: clip.placeholder,
    captions: clip.captions.map(({ lang, label, file }) => ({ lang, label, url: address(clip, file) })),
    alt: clip.alt,
  }))
  await insertRows(tx, 'media', columns, rows)
  const find = (slug: string) => {
    const index = clips.findIndex((clip) => clip.slug === slug)
    const clip = clips[index]
    if (!clip) throw new Error(`demo/media/clips.json has no clip ${slug}`)
    return { clip, id: index + 1 }
  }
  return {
    idOf: (slug) => find(slug).id,
    poster: (slug) => address(find(slug).clip, find(slug).clip.poster),
    thumb: (slug) => address(find(slug).clip, find(slug).clip.thumb),
  }
}
