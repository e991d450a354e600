/* The first script of each page: tells when a picture shows and moves, the same way on every page. */
{
  const probe = { firstFrame: 0, shift: 0, longTasks: 0, maxTask: 0, index: 0, gaps: [] }
  window.probe = probe
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) probe.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      probe.longTasks += duration
      probe.maxTask = Math.max(probe.maxTask, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  window.addEventListener('geuin:video-change', ({ detail }) => {
    probe.index = detail.index
  })

  // What is asked to play is what is meant to be seen; videos in shadow roots cannot be found otherwise in time.
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function (...args) {
    if (!probe.firstFrame)
      this.requestVideoFrameCallback((now) => {
        probe.firstFrame ||= now
      })
    return play.apply(this, args)
  }

  const roots = [document]
  const paintedAt = new WeakMap()
  // After the frame that shows the picture. Neither element timing nor largest paints tell of pictures in shadow roots.
  const notePicture = async ({ target }) => {
    if (target.localName !== 'img') return
    try {
      await target.decode()
    } catch {
      // One that is taken away meanwhile is never seen.
      return
    }
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => paintedAt.set(target, performance.now())
      port2.postMessage(null)
    })
  }
  const watchPictures = (root) => root.addEventListener('load', notePicture, { capture: true })
  watchPictures(document)
  const { attachShadow } = Element.prototype
  // A picture's `load` does not leave its shadow root.
  Element.prototype.attachShadow = function (...args) {
    const root = attachShadow.apply(this, args)
    roots.push(root)
    watchPictures(root)
    return root
  }
  const isInView = (element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  /** When each picture that is in view was painted, ms; null for one that was not. */
  probe.pictures = () =>
    roots
      .flatMap((root) => [...root.querySelectorAll('img')])
      .filter(isInView)
      .map((picture) => paintedAt.get(picture) ?? null)

  const feed = () => document.querySelector('geuin-feed')
  const videos = () => [...(feed()?.shadowRoot ?? document).querySelectorAll('video')]
  const centred = () =>
    videos().find((video) => {
      const { top, bottom } = video.getBoundingClientRect()
      return top <= innerHeight / 2 && bottom > innerHeight / 2
    })
  probe.videos = videos
  probe.next = () => (feed() ?? window.pool).next()
  probe.focus = () => feed()?.shadowRoot.querySelector('[role=feed]').focus()

  /**
   * Waits until another video than now stands in the middle (`placed`), has a frame (`picture`), and moves (`motion`).
   * Answers ms after `from`; Infinity for what did not come within `patience` ms.
   */
  probe.arrival = (from = performance.now(), patience = 5000) => {
    const before = centred()
    return new Promise((done) => {
      const never = Number.POSITIVE_INFINITY
      const times = { placed: never, picture: never, motion: never }
      let isOver = false
      const note = (name, now) => {
        times[name] = Math.min(times[name], now - from)
        if (isOver || times.motion === never) return
        isOver = true
        clearTimeout(timer)
        done(times)
      }
      const timer = setTimeout(() => {
        isOver = true
        done(times)
      }, patience)
      const look = (now) => {
        if (isOver) return
        const video = centred()
        if (video && video !== before) {
          note('placed', now)
          if (video.readyState >= 2) note('picture', now)
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      const wait = (video) =>
        video.requestVideoFrameCallback((now) => {
          if (isOver) return
          if (video !== centred() || video.paused) return wait(video)
          note('placed', now)
          note('picture', now)
          note('motion', now)
        })
      for (const video of videos()) if (video !== before) wait(video)
    })
  }

  /** Milliseconds from each frame to the next while a swipe moves the list, added to `gaps`. */
  const watchFrames = () => {
    const end = performance.now() + 600
    let before
    const frame = (now) => {
      if (before !== undefined) probe.gaps.push(now - before)
      before = now
      if (now < end) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }

  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'ArrowDown') return
      probe.arrived = probe.arrival(timeStamp)
      watchFrames()
    },
    { capture: true },
  )
}
