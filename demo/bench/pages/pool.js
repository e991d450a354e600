/**
 * What a good engineer would write by hand in an hour: three recycled videos in a snapping list, fed by the API.
 * @param {(video: HTMLVideoElement, media: object, slide: { active: boolean }) => { activate(on: boolean): void, detach(): void }} attach
 */
export const startPool = async (attach) => {
  const list = document.querySelector('main')
  const track = list.firstElementChild
  const items = []
  let cursor = ''
  let asking = false
  let index = -1

  const more = async () => {
    if (asking || cursor === null) return
    asking = true
    const query = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const answer = await fetch(`/goservices/feed/home?limit=20${query}`, { headers: { 'x-brand-id': '1' } })
    const { data } = await answer.json()
    items.push(...data.items)
    cursor = data.next_cursor
    asking = false
    track.style.height = `calc(${items.length} * 100dvh)`
  }

  const slides = [0, 1, 2].map(() => {
    const section = document.createElement('section')
    const video = document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true, loop: true })
    section.append(video)
    track.append(section)
    return { section, video, index: -1, engine: null }
  })

  const hold = (slide, at) => {
    slide.engine?.detach()
    slide.engine = null
    slide.index = at
    slide.section.style.top = `calc(${at} * 100dvh)`
    slide.video.poster = items[at].media.poster_url
  }
  const load = (slide, active) => {
    slide.engine ??= attach(slide.video, items[slide.index].media, active)
  }
  const neighbours = (at) => {
    if (at !== index) return
    for (const slide of slides) if (slide.index === at + 1) load(slide, false)
  }

  const show = (at) => {
    if (at === index || !items[at]) return
    index = at
    const wanted = [at, at + 1, at - 1].filter((it) => items[it])
    const free = slides.filter((slide) => !wanted.includes(slide.index))
    for (const it of wanted) if (!slides.some((slide) => slide.index === it)) hold(free.pop(), it)
    for (const slide of slides) {
      const isCurrent = slide.index === at
      if (isCurrent) load(slide, true)
      slide.engine?.activate(isCurrent)
      if (!isCurrent) slide.video.pause()
      else {
        slide.video.play().catch(() => undefined)
        // Before the first frame a neighbour would compete with it.
        if (slide.video.readyState >= 3) neighbours(at)
        else slide.video.addEventListener('canplay', () => neighbours(at), { once: true })
      }
    }
    if (at > items.length - 6) more()
    dispatchEvent(new CustomEvent('geuin:video-change', { detail: { index: at } }))
  }

  const next = () => {
    show(index + 1)
    list.scrollTo({ top: index * list.clientHeight, behavior: 'smooth' })
  }
  addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    next()
  })
  list.addEventListener('scrollend', () => show(Math.round(list.scrollTop / list.clientHeight)))
  window.pool = { next }

  await more()
  show(0)
}
