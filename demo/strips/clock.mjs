// Time of a page's animations, in the hands of the script: nothing moves but by `seek`.

/** Runs in the page: puts every finite animation, those in shadow roots included, at a time after the movement began. */
const seekAll = (time) => {
  const roots = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((it) => (it.shadowRoot ? roots(it.shadowRoot) : [])),
  ]
  globalThis.animationsBorn ??= new WeakMap()
  const born = globalThis.animationsBorn
  for (const animation of new Set(roots(document).flatMap((root) => root.getAnimations()))) {
    const end = animation.effect?.getComputedTiming().endTime
    if (!Number.isFinite(end) || animation.playState === 'finished') continue
    if (!born.has(animation)) born.set(animation, time)
    animation.currentTime = Math.min(end, time - born.get(animation))
  }
}

/** Two frames: what the last change has led to is drawn. */
const settle = (page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** @param {import('playwright-core').Page} page */
export const createClock = async (page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Animation.enable')
  return {
    /** Animations that begin from now on stand still. */
    freeze: () => cdp.send('Animation.setPlaybackRate', { playbackRate: 0 }),
    run: () => cdp.send('Animation.setPlaybackRate', { playbackRate: 1 }),
    async seek(time) {
      await page.evaluate(seekAll, time)
      await settle(page)
      // What has ended may have led to something that begins.
      await page.evaluate(seekAll, time)
      await settle(page)
    },
  }
}
