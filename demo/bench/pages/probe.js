/* Runs before a page's own scripts: tells when a picture shows and moves, the same way on every page. */
{
  const probe = { firstFrame: 0, shift: 0, longTasks: 0, index: 0 }
  window.probe = probe
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) probe.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.longTasks += entry.duration
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
   * Waits until another video than now stands in the middle: with a frame (`picture`), and moving (`motion`).
   * Answers ms after `from`, Infinity for what did not come within `patience` ms.
   */
  probe.arrival = (from = performance.now(), patience = 5000) => {
    const before = centred()
    return new Promise((done) => {
      const times = { picture: Number.POSITIVE_INFINITY, motion: Number.POSITIVE_INFINITY }
      let isOver = false
      const finish = () => {
        isOver = true
        clearTimeout(timer)
        done(times)
      }
      const timer = setTimeout(finish, patience)
      const isNew = (video) => video !== before && video === centred()
      const look = (now) => {
        if (isOver || times.picture < Number.POSITIVE_INFINITY) return
        const video = centred()
        if (video && video !== before && video.readyState >= 2) times.picture = now - from
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      const wait = (video) =>
        video.requestVideoFrameCallback((now) => {
          if (isOver) return
          if (!isNew(video) || video.paused) return wait(video)
          times.motion = now - from
          times.picture = Math.min(times.picture, times.motion)
          finish()
        })
      for (const video of videos()) if (video !== before) wait(video)
    })
  }

  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'ArrowDown') probe.arrived = probe.arrival(timeStamp)
    },
    { capture: true },
  )
}
