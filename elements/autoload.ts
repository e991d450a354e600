/**
 * What the script tag loads. It watches for our tags, and loads an element when one comes near the viewport, or immediately
 * when it has the attribute `eager`. Elements inside another component's shadow root are not seen: import
 * `elements/<tag>.js` there.
 *
 * It runs as a module and as a classic script, so it holds no import, export or import.meta once it is built.
 */
import { feedPathToPrefetch } from '../src/feed/prefetch'
import { startLoader } from '../src/kit/loader'

if (globalThis.document) startLoader(GEUIN_MODULES, feedPathToPrefetch)
