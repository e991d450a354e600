import type Hls from 'hls.js/light'
import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js/light'
import type { EarlyAnswer } from './hlsArrival'
import { type HeadStart, inTaskOfItsOwn } from './hlsHeadStart'

type LoaderClass = HlsConfig['loader']

/** A loader for hls.js that takes each answer of a head start once, and loads everything else as hls.js does. */
export function earlyLoader(Library: typeof Hls, start: HeadStart): LoaderClass {
  return class EarlyLoader extends Library.DefaultConfig.loader {
    /** Ends the wait for an answer of the head start, before hls.js's own loader is at work. */
    #stop: ((isAbort: boolean) => void) | null = null

    override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      const { stats } = this
      const { url, rangeStart, rangeEnd } = context
      this.context = context
      const timer = setTimeout(() => go(undefined), config.loadPolicy.maxLoadTimeMs)
      this.#stop = (isAbort) => {
        clearTimeout(timer)
        this.#stop = null
        stats.aborted = true
        if (isAbort) callbacks.onAbort?.(stats, context, null)
      }
      const go = (answer: EarlyAnswer | undefined) => {
        if (!this.#stop) return
        clearTimeout(timer)
        this.#stop = null
        // hls.js has a part of it already, and begins the segment again after an error.
        if (!answer && stats.loaded) return callbacks.onError({ code: 0, text: 'broken off' }, context, null, stats)
        if (!answer) return super.load(context, config, callbacks)
        const { data, url, start, first, end } = answer
        // hls.js counts until it has read the answer, and takes the line for slow where that lay waiting.
        const waited = performance.now() - end
        Object.assign(stats.loading, { start: start + waited, first: first + waited, end: end + waited })
        stats.loaded = stats.total = data.byteLength
        const body = context.responseType === 'arraybuffer' ? data : new TextDecoder().decode(data)
        callbacks.onSuccess({ url, data: body, code: 200 }, stats, context, null)
      }
      const arrival = start.take({ url, start: rangeStart, end: rangeEnd })
      const read = async () => {
        const { onProgress } = callbacks
        if (arrival && onProgress)
          for await (const piece of arrival.pieces()) {
            const { buffer } = await inTaskOfItsOwn(piece)
            if (!this.#stop) return undefined
            // Without these times hls.js would count from the page's beginning, and give the segment up.
            stats.loading.start ||= stats.loading.first ||= performance.now()
            stats.loaded += buffer.byteLength
            onProgress(stats, context, buffer, null)
          }
        const answer = await arrival?.complete
        // As hls.js's own answers come: all steps up to the first segment in one are a long task.
        return answer && inTaskOfItsOwn(answer)
      }
      read().then(go, () => go(undefined))
    }

    override abort() {
      if (this.#stop) this.#stop(true)
      else super.abort()
    }

    override destroy() {
      this.#stop?.(false)
      super.destroy()
    }
  }
}
