/**
 * What the script tag loads. It watches for our tags, and loads an element when one comes near the viewport, or immediately
 * when it has the attribute `eager`.
 *
 * It runs as a module and as a classic script, so it holds no import, export or import.meta once it is built. Its imports
 * are relative to itself, whatever its name and importer.
 */
import { feedPathToPrefetch } from '../src/feed/prefetch'
import { startLoader } from '../src/kit/loader'

const load = (path: string, failed?: number) => {
  // A failed module stays failed under its address. Another one would not be in the import map that holds the digests.
  const address = `./${path}.js${failed && !GEUIN_PINNED ? `?r=${Date.now()}` : ''}`
  return import(address)
}

const preload = (chunks: string) => {
  // What needs the chunk reports a failure.
  for (const name of chunks.split(' ').reverse()) load(`chunks/${name}`).catch(() => 0)
}

startLoader(load, preload, GEUIN_MODULES, feedPathToPrefetch)
